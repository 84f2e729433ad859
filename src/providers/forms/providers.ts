// biome-ignore-all format: generated
// Generated from the folders beside this file by `npm run schema`. Do not edit.
import type { FormProvider } from "../../engine/model/form-provider.ts";
import { provider as hubspot } from "./hubspot/provider.ts";
import { provider as iframe } from "./iframe/provider.ts";
import { provider as jotform } from "./jotform/provider.ts";
import { provider as leadconnector } from "./leadconnector/provider.ts";
import { provider as post } from "./post/provider.ts";
import { provider as sample } from "./sample/provider.ts";
import { provider as typeform } from "./typeform/provider.ts";

/** All of them. */
export const FORM_PROVIDERS: readonly FormProvider[] = [
  hubspot,
  iframe,
  jotform,
  leadconnector,
  post,
  sample,
  typeform,
];
