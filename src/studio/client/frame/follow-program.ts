import { live } from "../live.ts";

/** Loads the frame again when its program has changed: a site's own blocks are compiled into it. */
export function followProgram(): void {
  const folder = new URL(import.meta.url).pathname.replace(/[^/]*$/, "");
  live.on("site:changed", async () => {
    const response = await fetch(location.href);
    if (response.ok && !(await response.text()).includes(folder)) location.reload();
  });
}
