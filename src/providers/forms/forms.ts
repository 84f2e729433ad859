import type { Forms } from "../../engine/model/form-provider.ts";
import { embedOf } from "./embed.ts";
import { FORM_PROVIDERS } from "./providers.ts";

/** The forms that the engine is given. */
export const FORMS: Forms = { providers: FORM_PROVIDERS, embedOf };
