import type { JsonSchema } from "../../model/json-schema.ts";
import { memoize } from "../../pipeline/memoize.ts";
import { type FieldLookup, type Fields, fieldLookup } from "../../pipeline/schema/field-lookup.ts";
import type { SchemaName } from "../../pipeline/schema/sources.ts";

/** What schemas say of the values of every kind of file, and of a block alone. */
export type Lookups = Record<"page" | "block" | "shared" | "site" | "theme", FieldLookup>;

/** Rules know a field by its type and its tags, never by its name. */
export const lookupsOf = memoize(
  (schemas: Record<SchemaName, JsonSchema>): Lookups => ({
    page: fieldLookup(schemas.page)("PageFile"),
    block: fieldLookup(schemas.page)("Block"),
    shared: fieldLookup(schemas.shared)("SharedFile"),
    site: fieldLookup(schemas.site)("SiteFile"),
    theme: fieldLookup(schemas.theme)("ThemeFile"),
  }),
);

/** The fields that a block of some type can have. */
export function fieldsOfBlock(schemas: Record<SchemaName, JsonSchema>, type: string): Fields {
  return lookupsOf(schemas).block.fieldsAt({ type }, "");
}
