import type { Overview } from "../../contract/answers.ts";
import { blocksOf } from "../../contract/blocks-of.ts";
import type { EditedPage, Field } from "../../contract/field.ts";
import { formOf } from "../../words/names/block-labels.ts";
import { shownBlock } from "../../words/names/shown-block.ts";
import { shownText } from "../../words/names/text-parts.ts";
import type { ShownPicture } from "../frame/messages.ts";
import { keysAbove, tokenValues } from "./shown-field.ts";
import { fieldValues } from "./text-fields.ts";

/** What is edited. */
interface EditedSite {
  page: EditedPage;
  overview: Overview;
}

/** A picture of a page. */
interface DescribedPicture {
  /** The keys that lead to it. */
  keys: string[];
  alt: string;
}

/**
 * The keys of the picture that a picture on the page is of: one of the block that was clicked, or else of the page itself, where
 * the block shows that. Pictures are identified by their descriptions.
 */
export function shownPicture(
  { page, overview }: EditedSite,
  at: number,
  { alt, nth }: ShownPicture,
): string[] | undefined {
  const edited = { page, overview };
  const ofPage = () => picturesIn(edited, overview.forms.page, page);
  for (const picturesOf of [() => picturesOfBlock(edited, at), ofPage]) {
    const same = picturesOf().filter((one) => one.alt === alt);
    const picture = same[nth] ?? same[0];
    if (picture) return picture.keys;
  }
  return undefined;
}

/** The pictures of a block in the order of its form, each with its description as readers get it. */
export function picturesOfBlock(edited: EditedSite, at: number): DescribedPicture[] {
  const block = blocksOf(edited.page)[at];
  const written = block && shownBlock(block, edited.overview);
  if (!written) return [];
  const above = keysAbove(block, at);
  const fields = formOf(written, edited.overview)?.fields ?? {};
  return picturesIn(edited, fields, written).map(({ keys, alt }) => ({
    keys: [...above, ...keys],
    alt,
  }));
}

function picturesIn(
  { page, overview }: EditedSite,
  fields: Record<string, Field>,
  value: unknown,
): DescribedPicture[] {
  const tokens = tokenValues(page, overview);
  return fieldValues(fields, value).flatMap(({ field, keys, value }) =>
    field.kind === "picture" ? [{ keys, alt: shownText(altOf(value), tokens) }] : [],
  );
}

/** The description of a picture as it is written; nothing where there is none yet. */
export function altOf(picture: unknown): string {
  const { alt } = picture as { alt?: unknown };
  return typeof alt === "string" ? alt : "";
}
