import type { PostTarget } from "../target-types.ts";
import { address } from "./address.ts";
import { hubspot } from "./hubspot.ts";
import { leadconnector } from "./leadconnector.ts";
import type { Service } from "./service.ts";

/** How each service is spoken to. */
export const SERVICES: Readonly<Record<PostTarget["service"], Service>> = {
  address,
  basin: address,
  formspree: address,
  hubspot,
  leadconnector,
  netlify: address,
};
