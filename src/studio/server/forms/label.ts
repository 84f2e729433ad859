/** Short words that people write in capitals. */
const CAPITALS: Record<string, string> = {
  basin: "Basin",
  cta: "Call to action",
  faq: "FAQ",
  formspree: "Formspree",
  hubspot: "HubSpot",
  id: "ID",
  iframe: "another service, in a frame",
  jotform: "Jotform",
  leadconnector: "LeadConnector",
  mp4: "MP4",
  netlify: "Netlify",
  none: "no form",
  post: "a form of this site",
  sample: "sample form",
  typeform: "Typeform",
  url: "web address",
  wordpress: "WordPress",
};

/** The name that people read for a name in the data: `headTitle` is "Head title", `rich-text` "Rich text". */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[\s-]+/)
    .map((word) => CAPITALS[word.toLowerCase()] ?? word.toLowerCase());
  const text = words.join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
