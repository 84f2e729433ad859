/** Short words that people write in capitals. */
const CAPITALS: Record<string, string> = { faq: "FAQ", cta: "Call to action", mp4: "MP4" };

/** The name that people read for a name in the data: `headTitle` is "Head title", `rich-text` "Rich text". */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[\s-]+/)
    .map((word) => CAPITALS[word.toLowerCase()] ?? word.toLowerCase());
  const text = words.join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
