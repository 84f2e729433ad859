import { FIELDS } from "../engine/fields/fields.ts";
import type { Definitions } from "../engine/pipeline/definitions.ts";
import { RULES } from "../engine/rules/registry.ts";
import { BLOGS } from "../providers/blog/blogs.ts";
import { FORMS } from "../providers/forms/forms.ts";
import { BLOCKS } from "../theme/blocks/blocks.ts";
import { empty, notFound } from "../theme/pages.ts";
import { LOOK } from "../theme/tokens/look.ts";
import { ENGINE_WORDS } from "../theme/words.ts";
import { CLIENT } from "./client-sources.ts";
import { MODULES } from "./folders.ts";

/** All that the engine is given. Nothing but this file joins it. */
export const DEFINITIONS: Definitions = {
  blocks: BLOCKS,
  fields: FIELDS,
  rules: RULES,
  blogs: BLOGS,
  forms: FORMS,
  pages: { empty, notFound },
  words: ENGINE_WORDS,
  look: LOOK,
  client: CLIENT,
  modules: MODULES,
};
