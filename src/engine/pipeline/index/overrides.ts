import { isUse, type Overrides, type PageBlock, type SharedUse, WITH } from "../../model/block.ts";
import type { Issue } from "../../model/issue.ts";
import type { PageFile } from "../../model/page-file.ts";
import { appendPointer } from "../../model/pointer.ts";
import type { Omission, Repairs } from "../omissions.ts";
import { fieldsOf } from "../page-fields.ts";
import type { Validator } from "../validate/validator.ts";
import type { PageEntry, SharedEntry } from "./site-index.ts";

/** What the overrides of a block are compared with. */
export interface OverrideRules {
  shared: ReadonlyMap<string, SharedEntry>;
  validate: Validator;
}

/** A page whose overrides are known to fit the shared blocks that they are for. */
export interface CheckedOverrides {
  entry: PageEntry;
  issues: Issue[];
  /** What was left out of the overrides. */
  omissions: Omission[];
}

/**
 * Compares what a page says otherwise than shared blocks with their types, which only the whole site knows, and leaves
 * out what does not fit.
 */
export function checkOverrides(entry: PageEntry, rules: OverrideRules): CheckedOverrides {
  const checked = blocksOf(entry).map((block, at) =>
    isUse(block) && block.with ? checkUse(block, `/blocks/${at}`, entry.file, rules) : undefined,
  );
  if (checked.every((one) => !one)) return { entry, issues: [], omissions: [] };
  return {
    entry: withOverrides(
      entry,
      checked.map((one) => one?.overrides),
    ),
    issues: checked.flatMap((one) => one?.issues ?? []),
    omissions: checked.flatMap((one) => one?.omissions ?? []),
  };
}

/** The same for all pages of a site. */
export function checkAllOverrides(
  entries: readonly PageEntry[],
  rules: OverrideRules,
): { pages: PageEntry[]; issues: Issue[]; omissions: Map<string, Omission[]> } {
  const checked = entries.map((entry) => checkedBefore(entry, rules));
  const wrong = checked.filter(({ omissions }) => omissions.length > 0);
  return {
    pages: checked.map(({ entry }) => entry),
    issues: checked.flatMap(({ issues }) => issues),
    omissions: new Map(wrong.map(({ entry, omissions }) => [entry.file, omissions])),
  };
}

/** What is known of files with what was left out of overrides. */
export function withOmissions(
  repairs: ReadonlyMap<string, Repairs>,
  omitted: ReadonlyMap<string, Omission[]>,
): Map<string, Repairs> {
  const all = new Map(repairs);
  for (const [file, omissions] of omitted) {
    const { omissions: before = [], renamed = new Map() } = all.get(file) ?? {};
    all.set(file, { omissions: [...before, ...omissions], renamed });
  }
  return all;
}

/** Overrides that say which type of block they are for. Nobody sees it who lists or prints their fields. */
export function typed(overrides: Overrides, type: string): Overrides {
  return Object.defineProperty({ ...overrides }, "type", { value: type, enumerable: false });
}

const KNOWN = new WeakMap<PageEntry, { key: string; checked: CheckedOverrides }>();

/** A page that is the same, and whose shared blocks have the same types, is the same entry: results are kept by it. */
function checkedBefore(entry: PageEntry, rules: OverrideRules): CheckedOverrides {
  const uses = blocksOf(entry).filter((block) => isUse(block) && block.with !== undefined);
  if (uses.length === 0) return { entry, issues: [], omissions: [] };
  const types = (uses as SharedUse[]).map(({ use }) => rules.shared.get(use)?.block.type);
  const key = types.join(" ");
  const known = KNOWN.get(entry);
  if (known?.key === key) return known.checked;
  const checked = checkOverrides(entry, rules);
  KNOWN.set(entry, { key, checked });
  return checked;
}

/** A page may be in the middle of a change. */
function blocksOf({ outline, page }: PageEntry): readonly unknown[] {
  const blocks: unknown = outline ?? page.blocks;
  return Array.isArray(blocks) ? blocks : [];
}

/** Overrides of a shared block that is not there are not checked: that it is missing is an issue of its own. */
function checkUse(
  { use, with: written = {} }: SharedUse,
  pointer: string,
  file: string,
  { shared, validate }: OverrideRules,
) {
  const block = shared.get(use)?.block;
  if (!block || typeof written !== "object" || Array.isArray(written)) return undefined;
  const { type } = block;
  const above = appendPointer(pointer, WITH);
  const { type: ownType, ...fields } = written;
  const issues = validate("shared", file, { block: { ...fields, type } })
    // Fields that are not overridden stand in the shared block.
    .filter((issue) => issue.pointer !== "/block" || issue.rule !== "schema-missing-field")
    .map((issue) => ({ ...issue, pointer: above + issue.pointer.slice("/block".length) }));
  if (ownType !== undefined) issues.push(typeOverridden(file, appendPointer(above, "type")));
  const isWrong = (key: string) =>
    issues.some((issue) => `${issue.pointer}/`.startsWith(`${appendPointer(above, key)}/`));
  const right = Object.entries(fields).filter(([key]) => !isWrong(key));
  const omissions = Object.entries(written)
    .filter(([key]) => isWrong(key))
    .map(([key, value]): Omission => ({ pointer: appendPointer(above, key), value }));
  return { overrides: typed(Object.fromEntries(right), type), issues, omissions };
}

function typeOverridden(file: string, pointer: string): Issue {
  return {
    rule: "schema-unknown-field",
    message: "A page cannot change the type of a shared block.",
    hint: 'Delete "type". To show a block of another type, write it in place of this one.',
    file,
    pointer,
    atKey: true,
  };
}

/** Nothing of the page is read before somebody asks for it. */
function withOverrides(entry: PageEntry, overrides: readonly (Overrides | undefined)[]): PageEntry {
  let page: PageFile | undefined;
  const blocks = () =>
    entry.page.blocks.map(
      (block, at): PageBlock =>
        isUse(block) && overrides[at] ? { ...block, with: overrides[at] } : block,
    );
  return {
    route: entry.route,
    file: entry.file,
    hashes: entry.hashes,
    get page() {
      page ??= {
        ...fieldsOf(entry.page),
        get blocks() {
          return blocks();
        },
      };
      return page;
    },
    get outline() {
      return entry.outline;
    },
  };
}
