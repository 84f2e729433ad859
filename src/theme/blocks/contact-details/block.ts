import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { ContactDetailsBlock } from "./types.ts";

export const block = defineBlock<ContactDetailsBlock>({
  type: "contact-details",
  structuredData: () => ({ isContact: true }),
});
