import { originOfAddress } from "../../engine/model/origin.ts";
import type { SiteFile } from "../../engine/model/site-file.ts";
import { isHostIn } from "./hosts-list.ts";
import type { FormHosts } from "./provider.ts";
import { providerOf, type ShownForm } from "./providers.ts";

/** The configured form of a site, when it shows one. */
export function shownForm({ leadForm }: Pick<SiteFile, "leadForm">): ShownForm | undefined {
  return leadForm === undefined || leadForm.provider === "none" ? undefined : leadForm;
}

/** An address in the configuration of a form. */
export interface FormAddress {
  field: "host" | "scriptUrl" | "src";
  origin: string;
}

/** Addresses in a form's configuration whose hosts are neither the provider's own nor listed in `formHosts`. */
export function unlistedAddresses(form: ShownForm, listed: readonly string[]): FormAddress[] {
  const { hosts } = providerOf(form);
  const known = [...hosts.script, ...hosts.frame, ...listed];
  return addressesOf(form).filter(({ origin }) => !isHostIn(origin, known));
}

/** Everything that the browser may fetch for a form: from the provider's own hosts, frames from listed ones too, and scripts only from where the configuration says. */
export function hostsOf(form: ShownForm, listed: readonly string[]): Required<FormHosts> {
  const { hosts } = providerOf(form);
  const own = addressesOf(form);
  const at = (...fields: FormAddress["field"][]) =>
    own.filter(({ field }) => fields.includes(field)).map(({ origin }) => origin);
  return {
    script: unique([...at("scriptUrl"), ...hosts.script]),
    frame: unique([...at("host", "src"), ...hosts.frame, ...listed]),
    connect: hosts.connect ?? [],
    style: hosts.style ?? [],
    image: hosts.image ?? [],
  };
}

function addressesOf(form: ShownForm): FormAddress[] {
  const fields = ["host", "scriptUrl", "src"] as const;
  return fields.flatMap((field) => {
    const address = (form as Partial<Record<typeof field, string>>)[field];
    const origin = address && originOfAddress(address);
    return origin ? [{ field, origin }] : [];
  });
}

function unique(list: string[]): string[] {
  return [...new Set(list)];
}
