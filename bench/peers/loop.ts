import { rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run-command.ts";
import { measure } from "./measure.ts";
import type { Peer } from "./peer.ts";
import type { PlainPage } from "./texts.ts";
import { changeTexts, writeTexts } from "./write-text.ts";

/** A loop that renders a plain page with React for every file: the least that a generator can do. */
export function loopPeer(folder: string, pages: PlainPage[]): Peer {
  writeTexts(folder, pages);
  const out = join(folder, "out");
  return {
    name: "plain React loop",
    clean: () => rmSync(out, { recursive: true, force: true }),
    build: () =>
      measure({
        program: process.execPath,
        args: ["bench/peers/loop-program.mjs", join(folder, "texts"), out],
        cwd: ROOT,
        env: { NODE_ENV: "production" },
      }),
    change: (number) => changeTexts(folder, number),
  };
}
