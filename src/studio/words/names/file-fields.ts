import type { EditedPage, Field } from "../../contract/field.ts";
import { siteFileKind } from "../../contract/site-files.ts";
import type { Say } from "../words.ts";
import type { Naming } from "./naming.ts";

/** The fields of a page outside its blocks, or of a file for the whole site. */
export function fileFields(
  path: string,
  page: EditedPage,
  { forms, say }: Pick<Naming, "forms" | "say">,
): Record<string, Field> {
  switch (siteFileKind(path)) {
    case "site":
      return forms.site;
    case "translation":
      return forms.translation;
    case "theme":
      return forms.look;
    case "strings":
      return Object.fromEntries(
        Object.entries(page).map(([key, text]) => [key, wordsField(text, say)]),
      );
    case "shared":
      return {
        block: { kind: "group", label: say("state.part"), fields: sharedFields(page, forms) },
      };
    default:
      return forms.page;
  }
}

function wordsField(text: unknown, say: Say): Field {
  return { kind: "text", label: say("state.wordsNamed", { text: String(text) }) };
}

function sharedFields({ block }: EditedPage, { blocks }: Naming["forms"]): Record<string, Field> {
  const type = typeof block === "object" && block !== null ? Reflect.get(block, "type") : undefined;
  return blocks.find((form) => form.type === type)?.fields ?? {};
}
