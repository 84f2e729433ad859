import type { PageFile } from "../model/page-file.ts";

/** A page's own fields, without its blocks: these may not even have been read. */
export type PageFields = Omit<PageFile, "blocks">;

/** Takes the fields of a page. */
export function fieldsOf(page: PageFile): PageFields {
  const fields: Record<string, unknown> = {};
  for (const [name, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(page)))
    if (name !== "blocks") fields[name] = get ? get.call(page) : value;
  return fields as unknown as PageFields;
}
