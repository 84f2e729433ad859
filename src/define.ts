/** What sites and programs define for the engine. Nothing here needs Node, so that it can stand in a browser's bundle. */

export type { Anchor } from "./engine/fields/anchor/type.ts";
export { defineField, type FieldDefinition, type FieldForm } from "./engine/fields/define-field.ts";
export type { FactName } from "./engine/fields/fact-name/type.ts";
export type { FieldContext } from "./engine/fields/field-context.ts";
export type { Folder } from "./engine/fields/folder/type.ts";
export type { FormAddress } from "./engine/fields/form-address/type.ts";
export type { FormHost } from "./engine/fields/form-host/type.ts";
export type { Href } from "./engine/fields/href/type.ts";
export type { IconName } from "./engine/fields/icon-name/type.ts";
export type { Image, ResolvedImage } from "./engine/fields/image/type.ts";
export type { IsoDate } from "./engine/fields/iso-date/type.ts";
export type { MediaPath } from "./engine/fields/media-path/type.ts";
export type { Origin } from "./engine/fields/origin/type.ts";
export type { PageList, ResolvedPageList } from "./engine/fields/page-list/type.ts";
export type { ResolvedRichText, RichText } from "./engine/fields/rich-text/type.ts";
export type { Route } from "./engine/fields/route/type.ts";
export type { Text } from "./engine/fields/text/type.ts";
export type { TimeZone } from "./engine/fields/time-zone/type.ts";
export type { BlockContext } from "./engine/model/block-context.ts";
export {
  type BlockDefinition,
  type BlockProps,
  type BlockStatements,
  type DefinedBlock,
  defineBlock,
  type Hydration,
  type Opening,
} from "./engine/model/block-definition.ts";
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
export type { Business } from "./engine/model/business.ts";
export {
  defineFormProvider,
  type EmbedParts,
  type FormBrowserPart,
  type FormHosts,
  type FormMessage,
  type FormProvider,
  type FormSending,
  type FormSite,
} from "./engine/model/form-provider.ts";
export type { Finding, Fix, Level } from "./engine/model/issue.ts";
export type { AnyForm } from "./engine/model/lead-form-file.ts";
export type { FormNode, PageForm } from "./engine/model/page-form.ts";
export type { Action } from "./engine/model/parts/action.ts";
export type { Place } from "./engine/model/place.ts";
export type { Resolved } from "./engine/model/resolved.ts";
export { defineRule, type Rule, type RuleExample } from "./engine/pipeline/rule.ts";
export {
  type CheckedPage,
  type CheckedSite,
  everyPage,
  type PageSite,
} from "./engine/pipeline/site.ts";
export type { Section } from "./theme/parts/section.ts";
