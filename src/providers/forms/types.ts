// biome-ignore-all format: generated
// Generated from the folders beside this file by `npm run schema`. Do not edit.
import type { NoForm } from "../../engine/model/lead-form-file.ts";
import type { HubSpotForm } from "./hubspot/types.ts";
import type { PlainFrameForm } from "./iframe/types.ts";
import type { JotformForm } from "./jotform/types.ts";
import type { LeadConnectorForm } from "./leadconnector/types.ts";
import type { PostForm } from "./post/types.ts";
import type { SampleForm } from "./sample/types.ts";
import type { TypeformForm } from "./typeform/types.ts";

/** The configuration of one of them. */
export type LeadForm =
  | NoForm
  | HubSpotForm
  | PlainFrameForm
  | JotformForm
  | LeadConnectorForm
  | PostForm
  | SampleForm
  | TypeformForm;
