import type { FormEmbed } from "../../engine/model/form-embed.ts";
import type { SiteFile } from "../../engine/model/site-file.ts";
import { embedOf } from "./embed.ts";
import { shownForm } from "./hosts.ts";

/** The form that a site shows, as its embed; nothing where it names no provider, or one that cannot be shown. */
export function formOf(site: Pick<SiteFile, "leadForm" | "formHosts">): FormEmbed | undefined {
  const form = shownForm(site);
  return form && embedOf(form, site.formHosts);
}
