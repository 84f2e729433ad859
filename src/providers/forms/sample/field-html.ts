import { escapeHtml } from "../../../engine/model/escape-html.ts";
import type { SampleKey } from "./sample-keys.ts";
import type { SampleForm } from "./types.ts";

type Field = NonNullable<SampleForm["fields"]>[number];

/** What browsers may fill in by themselves. */
const AUTOCOMPLETE: Partial<Record<NonNullable<Field["kind"]>, string>> = {
  name: "name",
  email: "email",
  tel: "tel",
};

/** One question of the sample form, with a line for what is wrong with the answer. */
export function fieldHtml(field: Field, id: string, say: (key: SampleKey) => string): string {
  const { label, optional, help, kind = "text" } = field;
  const wide = kind === "paragraph" ? ' class="field wide"' : ' class="field"';
  return [
    `<div${wide}>`,
    `<label for="${id}">${escapeHtml(label)}${optional ? ` <span>${say("optional")}</span>` : ""}</label>`,
    ...(help === undefined ? [] : [`<p class="help" id="${id}-help">${escapeHtml(help)}</p>`]),
    controlHtml(field, id, say("choose")),
    `<p class="error" id="${id}-error" hidden></p>`,
    "</div>",
  ].join("");
}

function controlHtml(
  { kind = "text", choices = [], optional, help }: Field,
  id: string,
  choose: string,
): string {
  const complete = AUTOCOMPLETE[kind];
  const attributes = [
    `id="${id}"`,
    `data-kind="${kind}"`,
    ...(complete ? [`autocomplete="${complete}"`] : []),
    ...(optional ? [] : ["required"]),
    ...(help === undefined ? [] : [`aria-describedby="${id}-help"`]),
  ].join(" ");
  if (kind === "paragraph") return `<textarea ${attributes} rows="4"></textarea>`;
  if (kind !== "choice") {
    const type = kind === "email" || kind === "tel" ? kind : "text";
    return `<input type="${type}" ${attributes}>`;
  }
  const options = choices.map((choice) => `<option>${escapeHtml(choice)}</option>`);
  return `<select ${attributes}><option value="">${choose}</option>${options.join("")}</select>`;
}
