/** The policy for files of the site's own that may hold scripts, also when they are opened by themselves. */
export const NOTHING_RUNS =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";
