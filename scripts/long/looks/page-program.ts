import { join } from "node:path";
import { rolldown } from "rolldown";

/** What measures a page, as one script that puts it on the page's window. */
export async function pageProgram(): Promise<string> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, "in-page.ts"),
    platform: "browser",
    tsconfig: false,
  });
  const { output } = await bundle.generate({ format: "iife", name: "looks" });
  await bundle.close();
  return output[0].code;
}
