import type { LookName } from "../../../engine/model/theme-file.ts";
import { ATLAS_AND_INK } from "./atlas-and-ink.ts";
import { DAYLIGHT } from "./daylight.ts";
import { LEDGER } from "./ledger.ts";
import type { LookDefinition } from "./look-definition.ts";
import { WORKSHOP } from "./workshop.ts";

/** Looks that a site can start from. */
export const LOOKS: Readonly<Record<LookName, LookDefinition>> = {
  "atlas-and-ink": ATLAS_AND_INK,
  workshop: WORKSHOP,
  daylight: DAYLIGHT,
  ledger: LEDGER,
};

/** The look of a site that chooses none. */
export const FIRST_LOOK: LookName = "atlas-and-ink";
