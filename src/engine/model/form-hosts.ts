import type { FormHosts, FormProvider } from "./form-provider.ts";
import { isHostIn } from "./hosts-list.ts";
import type { ShownForm } from "./lead-form-file.ts";
import { originOfAddress } from "./origin.ts";

/** An address in the configuration of a form. */
export interface FormAddress {
  field: "host" | "scriptUrl" | "src";
  origin: string;
}

/** Addresses in a form's configuration whose hosts are neither the provider's own nor listed in `formHosts`. */
export function unlistedAddresses(
  { hosts }: FormProvider,
  form: ShownForm,
  listed: readonly string[],
): FormAddress[] {
  const known = [...hosts.script, ...hosts.frame, ...listed];
  return addressesOf(form).filter(({ origin }) => !isHostIn(origin, known));
}

/** Everything that the browser may fetch for a form: from the provider's own hosts, frames from listed ones too, and scripts only from where the configuration says. */
export function hostsOf(
  { hosts }: FormProvider,
  form: ShownForm,
  listed: readonly string[],
): Required<FormHosts> {
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
    const address = form[field];
    const origin = typeof address === "string" ? originOfAddress(address) : undefined;
    return origin ? [{ field, origin }] : [];
  });
}

function unique(list: string[]): string[] {
  return [...new Set(list)];
}
