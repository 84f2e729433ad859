import type { Look } from "../../model/look.ts";
import { type FontFile, type FontSources, fontFiles, mainFontFile } from "./font-files.ts";
import { standInRule } from "./stand-in.ts";

/**
 * The rules that bring the typefaces of a look into a page.
 *
 * @param addressOf gives the address under which a file is served
 */
export async function fontRules(
  { typefaces }: Look,
  sources: FontSources,
  addressOf: (file: FontFile) => string,
): Promise<{ css: string; files: FontFile[] }> {
  const rules: string[] = [];
  const all: FontFile[] = [];
  for (const typeface of different(typefaces)) {
    const files = fontFiles(typeface, sources);
    const main = mainFontFile(typeface, sources);
    rules.push(...files.map((file) => faceRule(file, addressOf(file))));
    if (main !== undefined) rules.push(await standInRule(typeface, main));
    all.push(...files);
  }
  return { css: rules.join(""), files: all };
}

function faceRule({ typeface: { family, weight }, range }: FontFile, url: string): string {
  const signs = range === undefined ? "" : `;unicode-range:${range}`;
  return `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:${weight};font-display:swap${signs}}`;
}

/** One typeface may stand for headings and for texts. */
function different(typefaces: Look["typefaces"]): Look["typefaces"] {
  const families = typefaces.map(({ family }) => family);
  return typefaces.filter(({ family }, at) => families.indexOf(family) === at);
}
