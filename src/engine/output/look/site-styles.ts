import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Look } from "../../model/look.ts";
import type { SiteIndex } from "../../pipeline/index/site-index.ts";
import { listFiles } from "../../pipeline/read.ts";
import { writeWhole } from "../../pipeline/write-whole.ts";
import type { ApartFiles } from "../apart-files.ts";
import type { Bundle } from "../bundle.ts";
import { chooseStyles } from "./choose-styles.ts";
import { type FontFile, fontLicense } from "./font-files.ts";
import { fontRules } from "./font-rules.ts";
import { tokensIn, withFurtherTokens, withTokens } from "./used-tokens.ts";

/** What a site brings of its look beside its pages. */
export interface SiteStyles {
  /** The address of its styles. */
  styles: string[];
  /** The files of blocks that stay apart, by type. */
  apart: Record<string, ApartFiles>;
  /** The addresses of fonts that documents ask for at once. */
  fonts: string[];
  /** All these files: their paths below the output folder, and where they lie. */
  lookFiles: { path: string; file: string }[];
}

/** What the styles of a site are made from. */
export interface StyleSources {
  /** Folder of the engine. */
  root: string;
  /** Folder for results. */
  cache: string;
  index: SiteIndex;
  compiled: Pick<Bundle, "folder" | "styles" | "apart" | "formDocument">;
}

/** The compiled components, with what a site brings of its look. */
export type SiteBundle = Bundle & SiteStyles;

/** Adds the look of a site to what is compiled for all. */
export async function withLook(
  compiled: Bundle,
  sources: Omit<StyleSources, "compiled">,
): Promise<SiteBundle> {
  return { ...compiled, ...(await siteStyles({ ...sources, compiled })) };
}

/** Joins the tokens of a site, its typefaces and what it needs of the compiled styles in one file. */
async function siteStyles({ root, cache, index, compiled }: StyleSources): Promise<SiteStyles> {
  const { look, media, site } = index;
  const sources = { root, media, language: site.language };
  const fonts = await fontRules(look, sources, ({ path }) => `/${path}`);
  const forms = listFiles(compiled.formDocument)
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(join(compiled.formDocument, name), "utf8"));
  const common = look.tokens + fonts.css + chosenStyles(compiled.styles, compiled, look);
  const used = tokensIn(common + forms.join(""));
  const licenses = look.typefaces.map((typeface) => fontLicense(typeface, root));
  const keep = (name: string, content: string) => kept(join(cache, "look"), name, content);
  const style = keep("style.css", withTokens(common, used));
  const ofBlocks = Object.entries(compiled.apart).map(([type, { scripts, styles }]) => {
    const text = withFurtherTokens(chosenStyles(styles, compiled, look), look.tokens, used);
    return { type, scripts, styles: text === "" ? [] : [keep(`${type}.css`, text)] };
  });
  return {
    styles: [`/${style.path}`],
    apart: Object.fromEntries(
      ofBlocks.map(({ type, scripts, styles }) => {
        return [type, { scripts, styles: styles.map(({ path }) => `/${path}`) }];
      }),
    ),
    fonts: fonts.files.filter(isAskedFor).map(({ path }) => `/${path}`),
    lookFiles: [
      style,
      ...ofBlocks.flatMap(({ styles }) => styles),
      keep("font-licenses.txt", [...new Set(licenses)].join("\n")),
      ...fonts.files,
    ],
  };
}

/** What a look needs of compiled styles. */
function chosenStyles(
  paths: readonly string[],
  { folder }: Pick<Bundle, "folder">,
  { choices }: Look,
): string {
  return paths
    .map((path) => chooseStyles(readFileSync(join(folder, path), "utf8"), choices))
    .join("");
}

/** Of several files of a typeface that with the letters of most words. */
function isAskedFor({ range }: FontFile): boolean {
  return range === undefined || range.startsWith("U+0000-00FF");
}

function kept(folder: string, name: string, text: string): { path: string; file: string } {
  const [base, ending] = name.split(".");
  const named = `${base}-${hash("sha256", text).slice(0, 8)}.${ending}`;
  const file = join(folder, named);
  if (!existsSync(file)) writeWhole(file, text);
  return { path: `assets/${named}`, file };
}
