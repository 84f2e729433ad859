import type { Translation } from "../words.ts";
import { bar } from "./bar.ts";

/** What the studio says in German. */
export const de: Translation = { bar };
