/** What sites and programs define for the engine. Nothing here needs Node, so that it can stand in a browser's bundle. */

export { defineField, type FieldDefinition, type FieldForm } from "./engine/fields/define-field.ts";
export type { FieldContext } from "./engine/fields/field-context.ts";
export {
  type AnyBlog,
  type BlogFile,
  type BlogFileReading,
  type BlogOrigins,
  type BlogProvider,
  type BrowserBlog,
  type BrowserPart,
  defineBlogProvider,
  type ListTools,
  type PostPage,
  type WrittenImage,
  type WrittenPost,
} from "./engine/model/blog-provider.ts";
export {
  defineFormProvider,
  type EmbedParts,
  type FormBrowserPart,
  type FormHosts,
  type FormMessage,
  type FormProvider,
} from "./engine/model/form-provider.ts";
export type { Finding, Fix, Level } from "./engine/model/issue.ts";
export type { AnyForm } from "./engine/model/lead-form-file.ts";
export { defineRule, type Rule, type RuleExample } from "./engine/pipeline/rule.ts";
export type { CheckedPage, CheckedSite } from "./engine/pipeline/site.ts";
