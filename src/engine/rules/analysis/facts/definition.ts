import type { OddText } from "../../../pipeline/texts/scanner.ts";

/** Whether a text of the site file is where its phone number, or another fact, is given its value. */
export function isDefinition({ file, pointer }: OddText, siteFile: string): boolean {
  return file === siteFile && /^\/(?:phone$|facts\/)/.test(pointer);
}
