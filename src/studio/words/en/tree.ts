export const tree = {
  pages: "Pages",
  below: "What is below",
  hidden: "hidden",
  toFill: "to be filled",
  found: "{count, plural, one {# page found} other {# pages found}}",
} as const;
