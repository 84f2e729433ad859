import type { Overview } from "../../contract/answers.ts";
import { blocksOf } from "../../contract/blocks-of.ts";
import type { EditedPage } from "../../contract/field.ts";
import { formOf } from "../../words/names/block-labels.ts";
import { shownBlock } from "../../words/names/shown-block.ts";
import { shownText } from "../../words/names/text-parts.ts";
import type { ShownPicture } from "../frame/messages.ts";
import { keysAbove, tokenValues } from "./shown-field.ts";
import { fieldValues } from "./text-fields.ts";

/**
 * The keys of the picture that a picture on the page is of: one of the block that was clicked, or else of the page itself, where
 * the block shows that. Pictures are told by their descriptions.
 */
export function shownPicture(
  { page, overview }: { page: EditedPage; overview: Overview },
  at: number,
  { alt, nth }: ShownPicture,
): string[] | undefined {
  const block = blocksOf(page)[at];
  const written = block && shownBlock(block, overview);
  if (!written) return undefined;
  const tokens = tokenValues(page, overview);
  const above = keysAbove(block, at);
  const ofBlock = fieldValues(formOf(written, overview)?.fields ?? {}, written).map((one) => ({
    ...one,
    keys: [...above, ...one.keys],
  }));
  for (const values of [ofBlock, fieldValues(overview.forms.page, page)]) {
    const same = values.filter(
      ({ field, value }) => field.kind === "picture" && shownText(altOf(value), tokens) === alt,
    );
    const found = same[nth] ?? same[0];
    if (found) return found.keys;
  }
  return undefined;
}

function altOf(picture: unknown): string {
  const { alt } = picture as { alt?: unknown };
  return typeof alt === "string" ? alt : "";
}
