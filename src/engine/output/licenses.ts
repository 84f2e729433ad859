import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AssetLicense } from "../model/client-sources.ts";
import { packageFolder } from "../pipeline/installed-packages.ts";

/** Where the bundler puts the licenses of the packages that it has bundled. */
const OF_PACKAGES = ".vite/license.md";

/**
 * Writes the licenses of all that visitors get from others into one file beside it: of the packages in the scripts,
 * and of the drawings, whose licenses ask for a copy wherever they are handed on.
 *
 * @param root folder of the engine
 * @param client folder of the files for browsers
 * @param assets the licenses of drawings
 */
export function writeLicenses(root: string, client: string, assets: readonly AssetLicense[]): void {
  const text = [
    readFileSync(join(client, OF_PACKAGES), "utf8"),
    "# Drawings\n",
    ...assets.map(({ package: name, file }) =>
      readFileSync(join(name === undefined ? root : packageFolder(root, name), file), "utf8"),
    ),
  ].join("\n");
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  writeFileSync(join(client, "assets", `licenses-${hash}.txt`), text);
}
