import assert from "node:assert/strict";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";

/**
 * Asserts that what is live in a folder has every page, and every page what it needs.
 *
 * @param live the folder that visitors' pages are published to; nothing may be live there yet
 */
export function assertWhole(live: string): void {
  const current = join(live, "current");
  if (!existsSync(current)) return;
  const state = realpathSync(current);
  for (const page of ["index.html", "visit/index.html", "404.html"]) {
    const html = readFileSync(join(state, page), "utf8");
    assert.ok(html.trimEnd().endsWith("</html>"), page);
    for (const [, asset = ""] of html.matchAll(/(?:src|href)="\/(assets\/[^"?#]+)"/g))
      assert.ok(existsSync(join(state, asset)), `${page} needs ${asset}`);
  }
}
