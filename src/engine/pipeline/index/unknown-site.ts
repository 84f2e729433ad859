import type { SiteFile } from "../../model/site-file.ts";

/** Stands in for a site file that cannot be understood, so that pages can be resolved; it says nothing. */
export const UNKNOWN_SITE: SiteFile = {
  brand: "",
  url: "",
  language: "",
  navigation: { header: [], action: { label: "", href: "" } },
  footer: { groups: [] },
};
