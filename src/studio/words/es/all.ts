import type { Translation } from "../words.ts";
import { bar } from "./bar.ts";
import { help } from "./help.ts";
import { inspector } from "./inspector.ts";
import { palette } from "./palette.ts";
import { start } from "./start.ts";
import { studio } from "./studio.ts";
import { tree } from "./tree.ts";
import { ui } from "./ui.ts";

/** What the studio says in Spanish. */
export const es: Translation = { bar, help, inspector, palette, start, studio, tree, ui };
