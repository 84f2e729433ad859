import type { FormBrowserPart } from "../../../engine/model/form-provider.ts";
import { fromResizer } from "../read-values.ts";

/** A form of any other service: it may use iframe-resizer, as many do. */
export const browser: FormBrowserPart = { readMessage: fromResizer };
