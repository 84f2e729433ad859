import type { FieldDefinition } from "../../fields/define-field.ts";
import type { SiteNames } from "../../fields/site-names.ts";

/** The schema that editors complete from and check names with. */
export function liveLists(site: SiteNames, fields: readonly FieldDefinition[]): object {
  const lists = fields.flatMap(({ live = {} }) => Object.entries(live));
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $comment: "Generated from the pages. Not committed.",
    definitions: Object.fromEntries(lists.map(([name, listOf]) => [name, listOf(site)])),
  };
}
