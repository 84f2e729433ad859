import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Strings } from "../../../engine/model/strings.ts";
import { siteStrings } from "../../../engine/pipeline/strings/site-strings.ts";
import { isForComponents } from "../for-components.ts";
import { LANGUAGES } from "../languages.ts";
import { StringsContext } from "../use-strings.ts";

const { strings, language } = siteStrings({ languages: LANGUAGES, isForComponents }, "en-US");

/** The words of an English site. */
export const ENGLISH: Strings = { strings, language };

/** The HTML of a component on an English page. */
export function renderInEnglish(node: ReactNode): string {
  return renderToStaticMarkup(<StringsContext value={ENGLISH}>{node}</StringsContext>);
}
