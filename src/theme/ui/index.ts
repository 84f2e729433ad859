/** Parts of the theme that blocks of a site's own can use as well. */

export type { Section } from "../parts/section.ts";
export { useStrings } from "../strings/use-strings.ts";
export { Actions } from "./Actions.tsx";
export { Button } from "./Button.tsx";
export { CardGrid } from "./CardGrid.tsx";
export { classes } from "./classes.ts";
export { FaqList } from "./FaqList.tsx";
export { Icon } from "./Icon.tsx";
export { MapLinks } from "./MapLinks.tsx";
export { Notice } from "./Notice.tsx";
export { PictureImage } from "./PictureImage.tsx";
export { RichText } from "./RichText.tsx";
export { SectionFrame } from "./SectionFrame.tsx";
export { SectionHead } from "./SectionHead.tsx";
