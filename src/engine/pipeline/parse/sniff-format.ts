/** Kinds of files that are mistaken for JSON, by how they begin. */
const KINDS: [name: string, looksLike: RegExp][] = [
  ["HTML", /^\s*<(!doctype|html|head|body|div|p|h\d|script|meta|!--)/i],
  ["XML", /^\s*<(\?xml|[a-z])/i],
  ["YAML", /^\s*(---|%YAML|(#.*\n\s*)*["']?[A-Za-z$][\w $-]*["']?:(\s|$)|- )/],
  ["TOML", /^\s*(#.*\n\s*)*(\[\[?[\w.-]+\]\]?\s*\n|[\w-]+\s*=)/],
  ["JavaScript", /^\s*(export|import|module\.exports|const|let|var)\b/],
  ["Markdown", /^\s*(# \S|\*\*|!\[)/],
];

/** What a text is instead of JSON, when that is plain from its beginning. */
export function sniffFormat(text: string): string | undefined {
  const beginning = text.slice(0, 2000);
  return KINDS.find(([, looksLike]) => looksLike.test(beginning))?.[0];
}
