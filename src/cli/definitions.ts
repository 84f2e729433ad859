import { join } from "node:path";
import { FIELDS } from "../engine/fields/fields.ts";
import type { Definitions } from "../engine/pipeline/definitions.ts";
import { iconSetIn } from "../engine/pipeline/icons/icon-set.ts";
import { RULES } from "../engine/rules/registry.ts";
import { BLOGS } from "../providers/blog/blogs.ts";
import { FORMS } from "../providers/forms/forms.ts";
import { BLOCKS } from "../theme/blocks/blocks.ts";
import { empty, notFound } from "../theme/pages.ts";
import { isForComponents } from "../theme/strings/for-components.ts";
import { LANGUAGES } from "../theme/strings/languages.ts";
import { lookOf } from "../theme/tokens/look.ts";
import { CLIENT } from "./client-sources.ts";
import { ICONS, MODULES, ROOT } from "./folders.ts";

/** All that the engine is given. Nothing but this file joins it. */
export const DEFINITIONS: Definitions = {
  blocks: BLOCKS,
  fields: FIELDS,
  rules: RULES,
  blogs: BLOGS,
  forms: FORMS,
  pages: { empty, notFound },
  strings: { languages: LANGUAGES, isForComponents },
  icons: iconSetIn(join(ROOT, ICONS)),
  look: lookOf,
  client: CLIENT,
  modules: MODULES,
};
