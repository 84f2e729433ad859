export const look = {
  look: "Look",
  shownWith: "Shown with",
  computer: "Computer",
  tablet: "Tablet",
  phone: "Phone",
} as const;
