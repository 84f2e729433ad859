import { byPath } from "../../engine/model/by-path.ts";
import type { StringTexts } from "../../engine/pipeline/definitions.ts";
import { baseOf, FIRST_LANGUAGE } from "../../engine/pipeline/strings/site-strings.ts";
import type { StringSummary } from "../contract/answers.ts";
import { currentSite, type StudioContext } from "./context.ts";

/**
 * The words that the engine says in a language of the site; English ones where it has none.
 *
 * @param path of the file that has words of the site's own
 */
export function stringsOf(context: StudioContext, path: string): StringSummary[] {
  const { index } = currentSite(context).site;
  const { languages } = index.definitions.strings;
  const folder = path.replace(/_strings\.json$/, "").replace(/\/$/, "");
  const { language } = byPath(index.locales, folder === "" ? "" : `/${folder}`);
  const first: StringTexts = languages[FIRST_LANGUAGE] ?? {};
  const own: StringTexts = languages[baseOf(language)] ?? {};
  return Object.keys(first).map((key) => ({
    key,
    text: own[key] ?? first[key] ?? "",
    isForeign: !(key in own),
  }));
}
