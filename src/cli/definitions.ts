import type { Definitions } from "../engine/pipeline/definitions.ts";
import { RULES } from "../engine/rules/rules.ts";

/** All that the engine is given. Nothing but this file joins it. */
export const DEFINITIONS: Definitions = { rules: RULES };
