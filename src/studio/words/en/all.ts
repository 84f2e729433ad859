import { bar } from "./bar.ts";

/** What the studio says in English. */
export const en = { bar };
