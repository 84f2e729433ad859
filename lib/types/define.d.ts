/** What sites and programs define for the engine. Nothing here needs Node, so that it can stand in a browser's bundle. */
export { defineField, type FieldDefinition, type FieldForm } from "./engine/fields/define-field.ts";
export type { FieldContext } from "./engine/fields/field-context.ts";
export type { Finding, Fix, Level } from "./engine/model/issue.ts";
export { defineRule, type Rule, type RuleExample } from "./engine/pipeline/rule.ts";
export type { CheckedPage, CheckedSite } from "./engine/pipeline/site.ts";
