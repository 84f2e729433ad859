import { isUse } from "../../model/block.ts";
import type { JsonSchema } from "../../model/json-schema.ts";
import { valueAt } from "../../model/pointer.ts";
import { labelIn } from "../../pipeline/facts/price-contexts.ts";
import { memoizeOnPage } from "../../pipeline/on-page.ts";
import type { FieldLookup, Fields } from "../../pipeline/schema/field-lookup.ts";
import type { SiteContext } from "../../pipeline/site.ts";
import { lookupsOf } from "./fields.ts";

/** Where a value stands: a file of the site, and the RFC 6901 pointer in it. */
export interface Position {
  file: string;
  pointer: string;
}

/** The values of files that texts and links stand in, and what the schema says of them. */
export interface Roots {
  /** The value at a position. */
  valueAt(position: Position): unknown;
  /** The field that a value stands in: an entry of a list in that of its list. */
  fieldAt(position: Position): JsonSchema;
  /** The fields that a value can have. */
  fieldsAt(position: Position): Fields;
}

/** The files that what a page refers to can stand in: its own, the shared blocks that it shows, and the site file. */
export const rootsOf = memoizeOnPage(({ entry }, site): Roots => {
  const { page, shared } = lookupsOf(site.schemas);
  return createRoots(site, (file) => {
    for (const block of entry.page.blocks) {
      const shown = isUse(block) ? site.index.shared.get(block.use) : undefined;
      if (shown?.file === file) return { value: { block: shown.block }, lookup: shared };
    }
    return { value: file === entry.file ? entry.page : undefined, lookup: page };
  });
});

/** The files beside the pages: shared blocks, the site file and the theme file. */
export function rootsBeside(site: SiteContext): Roots {
  const { page, shared } = lookupsOf(site.schemas);
  const blocks = new Map([...site.index.shared.values()].map(({ file, block }) => [file, block]));
  return createRoots(site, (file) => {
    const block = blocks.get(file);
    return block ? { value: { block }, lookup: shared } : { value: undefined, lookup: page };
  });
}

/** The label that stands beside a text and says what it is; empty when there is none. */
export function labelBeside({ file, pointer }: Position, roots: Roots): string {
  return labelIn(roots.valueAt({ file, pointer: "" }), pointer);
}

/** The value of a file, and what tells of its fields. */
interface Root {
  value: unknown;
  lookup: FieldLookup;
}

function createRoots({ index, schemas }: SiteContext, find: (file: string) => Root): Roots {
  const { site, theme } = lookupsOf(schemas);
  const rootOf = (file: string) => {
    if (file === index.siteFile) return { value: index.site, lookup: site };
    if (file === index.theme?.file) return { value: index.theme.written, lookup: theme };
    return find(file);
  };
  return {
    valueAt: ({ file, pointer }) => valueAt(rootOf(file).value, pointer),
    fieldAt({ file, pointer }) {
      const { value, lookup } = rootOf(file);
      return lookup.fieldAt(value, pointer);
    },
    fieldsAt({ file, pointer }) {
      const { value, lookup } = rootOf(file);
      return lookup.fieldsAt(value, pointer);
    },
  };
}
