import type { Migration } from "./migration.ts";

/** The sentence above every form before it became a setting of the site. */
const SHOWN = "Please do not include patient health information.";

/** The sentence above a form is the site's own. */
export const formNotice: Migration = {
  version: "1.0.0-alpha.2",
  summary:
    'The sentence above a form stands in _site.json, under "leadForm" as "notice". Delete it there if it does not fit.',
  migrate({ kind, value }) {
    const form = kind === "site" ? (value as { leadForm?: unknown } | null)?.leadForm : undefined;
    const isShown =
      typeof form === "object" &&
      form !== null &&
      !("notice" in form) &&
      (form as { provider?: unknown }).provider !== "none";
    return {
      changes: isShown ? [{ pointer: "/leadForm/notice", value: SHOWN }] : [],
      decisions: [],
    };
  },
};
