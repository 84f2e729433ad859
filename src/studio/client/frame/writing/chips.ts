import { GAP_MARK } from "../../../../engine/model/gap-mark.ts";
import type { TextPart } from "../../../words/names/text-parts.ts";
import { say } from "../../words/say.ts";
import styles from "./writing.module.scss";

const TITLE = say("frame.same");
const GAP_TITLE = say("frame.gap");
const MARKS = new RegExp(`[${GAP_MARK.start}${GAP_MARK.end}]`, "g");

/** The nodes of a text that is being written. A token is a chip that shows its value and is kept or taken out as a whole. */
export function nodesOf(parts: TextPart[]): Node[] {
  return parts.map((part) =>
    typeof part === "string" ? document.createTextNode(part) : chipOf(part),
  );
}

function chipOf({ token, value }: Exclude<TextPart, string>): HTMLElement {
  const chip = document.createElement("span");
  const isGap = value.startsWith(GAP_MARK.start);
  chip.className = styles.chip ?? "";
  chip.contentEditable = "false";
  chip.dataset.token = token;
  chip.title = isGap ? GAP_TITLE : TITLE;
  chip.textContent = value.replace(MARKS, "");
  return chip;
}

/** The token that a node stands for, as it is written. */
export function tokenOf(node: Node): string | undefined {
  return node instanceof HTMLElement ? node.dataset.token : undefined;
}
