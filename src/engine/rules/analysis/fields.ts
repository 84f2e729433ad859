import type { JsonSchema } from "../../model/json-schema.ts";
import { memoize } from "../../pipeline/memoize.ts";
import { type Fields, fieldLookup } from "../../pipeline/schema/field-lookup.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { rootsOf } from "./texts/roots.ts";

/** Where a value stands: a file of the site, and the RFC 6901 pointer in it. */
export interface Position {
  file: string;
  pointer: string;
}

/** What the schema says of the values of a site. */
export interface SiteFields {
  /** The field that a value stands in: an entry of a list in that of its list. */
  fieldAt(position: Position): JsonSchema;
  /** The fields that a value can have. */
  fieldsAt(position: Position): Fields;
  /** The fields that a block of some type can have. */
  fieldsOfBlock(type: string): Fields;
}

/** Rules know a field by its type and its tags, never by its name. */
export const fieldsOf = memoize((site: CheckedSite): SiteFields => {
  const { schemas, index } = site;
  const roots = rootsOf(site);
  const page = fieldLookup(schemas.page)("PageFile");
  const block = fieldLookup(schemas.page)("Block");
  const shared = fieldLookup(schemas.shared)("SharedFile");
  const sharedFiles = new Set([...index.shared.values()].map(({ file }) => file));
  const siteFile = fieldLookup(schemas.site)("SiteFile");
  const lookupOf = (file: string) =>
    file === index.siteFile ? siteFile : sharedFiles.has(file) ? shared : page;
  return {
    fieldAt: ({ file, pointer }) => lookupOf(file).fieldAt(roots(file), pointer),
    fieldsAt: ({ file, pointer }) => lookupOf(file).fieldsAt(roots(file), pointer),
    fieldsOfBlock: (type) => block.fieldsAt({ type }, ""),
  };
});
