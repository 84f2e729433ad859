/** What addresses those who write files by hand: files, commands, and how a value is written into a text. */
const FOR_FILES = /\.(?:json|md)\b|pages\/|npm run|Markdown|`\{|`_|\btokens?\b/i;

/** The help of a field for people who fill in a form: the description of its type, without what concerns files. */
export function helpOf(description: string | undefined): string | undefined {
  const sentences = (description ?? "").split(/(?<=[.:;!?])\s+(?=[A-Z`])/);
  const help = sentences.filter((sentence) => !FOR_FILES.test(sentence)).join(" ");
  return help === "" ? undefined : help;
}
