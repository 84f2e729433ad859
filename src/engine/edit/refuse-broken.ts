import type { SiteIndex } from "../pipeline/index/site-index.ts";
import { Refusal } from "./plan.ts";

/**
 * Commands rely on what files say, and write it again: both only with files that are right.
 *
 * @throws {Refusal} when a file has mistakes
 */
export function refuseBroken({ repairs }: SiteIndex, file: string): void {
  if (!repairs.has(file)) return;
  const name = file.split("/").slice(-2).join("/");
  throw new Refusal(`${name} has mistakes. Run \`npm run check\`, fix them, and try again.`);
}
