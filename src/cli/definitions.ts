import { FIELDS } from "../engine/fields/fields.ts";
import type { Definitions } from "../engine/pipeline/definitions.ts";
import { RULES } from "../engine/rules/registry.ts";
import { formOf } from "../providers/forms/form-of.ts";
import { BLOCKS } from "../theme/blocks/blocks.ts";
import { empty, notFound } from "../theme/pages.ts";
import { LOOK } from "../theme/tokens/look.ts";
import { ENGINE_WORDS } from "../theme/words.ts";

/** All that the engine is given. Nothing but this file joins it. */
export const DEFINITIONS: Definitions = {
  blocks: BLOCKS,
  fields: FIELDS,
  rules: RULES,
  pages: { empty, notFound },
  words: ENGINE_WORDS,
  look: LOOK,
  formOf,
};
