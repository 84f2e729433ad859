import type { Look } from "../../engine/model/look.ts";

/** The colours of tokens.scss that files need which are no pages. */
export const LOOK: Look = {
  shareImage: {
    ground: "#051C20",
    ink: "#F2F8F7",
    accent: "#F6B63C",
    muted: "#B7CFCF",
    font: "src/theme/ui/fonts/newsreader-display-500.woff2",
  },
  manifest: { background: "#FAFCFB", theme: "#051C20" },
};
