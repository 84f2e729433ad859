import type {
  TrustedScriptURL,
  TrustedTypePolicy,
  TrustedTypePolicyOptions,
  TrustedTypesWindow,
} from "trusted-types/lib";
import type { DocumentValues } from "./document-values.ts";

/** The only policy that the site's security policy allows: `trusted-types site`. */
const POLICY = "site";

/** Two callers, each of which knows its text: the sanitiser parses, and the form's script is configured. */
const RULES: TrustedTypePolicyOptions = {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
};

/**
 * The site's one Trusted Types policy, made when it is first needed.
 *
 * @returns `undefined` where the browser knows none
 * @see https://www.w3.org/TR/trusted-types/
 */
export function sitePolicy(values: DocumentValues): TrustedTypePolicy | undefined {
  return values.get("policy", () =>
    (window as Partial<TrustedTypesWindow>).trustedTypes?.createPolicy(POLICY, RULES),
  );
}

/** Marks the address of a script that the site's configuration names. */
export function configuredScript(url: string, values: DocumentValues): TrustedScriptURL | string {
  return sitePolicy(values)?.createScriptURL(url) ?? url;
}
