import type { Translation } from "../words.ts";
import { bar } from "./bar.ts";

/** What the studio says in Spanish. */
export const es: Translation = { bar };
