const NAMES: Record<string, string> = {
  "\t": "a tab",
  "\n": "a line break",
  "\r": "a line break",
  " ": "a space",
  "\u00a0": "a no-break space",
  "\u00ad": "a soft hyphen",
  "\u2007": "a figure space",
  "\u2009": "a thin space",
  "\u200b": "a zero-width space",
  "\u202f": "a narrow no-break space",
  "\u3000": "an ideographic space",
};
const STRANGE = /[^\S ]|[\p{Cc}\p{Cf}]/u;

/** A character that looks like another or like nothing, in words: `a no-break space (U+00A0)`. */
export function signName(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const kind = /\s/.test(sign) ? "a space of an unusual kind" : "a character that cannot be seen";
  const name = NAMES[sign] ?? kind;
  return sign.codePointAt(0) === 0x20 || /[\t\r\n]/.test(sign) ? name : `${name} (U+${code})`;
}

/** Names the first character of a text that nobody can tell from an ordinary space, or from nothing. */
export function strangeSign(text: string): string | undefined {
  const [sign] = STRANGE.exec(text) ?? [];
  return sign === undefined ? undefined : signName(sign);
}
