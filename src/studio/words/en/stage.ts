export const stage = {
  phone: "As on a phone",
  tablet: "As on a tablet",
  computer: "As on a computer",
  width: "Width of the page",
  hint: "Click a text to write there, or a part to change it.",
  none: "none",
  page: "Page: {title}",
} as const;
