import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readText } from "../../pipeline/regular-file.ts";
import type { HeaderRule, RedirectRule } from "../hosting-tables.ts";

/** Before a rule for a route pattern a comment says what stands for its parameter: hosts pass over it. */
export const ID_COMMENT = "# :id is ";

/** The rules of a built site, for whoever serves it. */
export interface HostingTables {
  headers: HeaderRule[];
  redirects: RedirectRule[];
  /** Addresses of route patterns that have documents of their own. */
  own: string[];
}

/**
 * Reads the rules that a build has written, so that every way of serving follows the same ones.
 *
 * @param out folder of the built site
 * @throws when the folder holds no built site
 */
export function readTables(out: string): HostingTables {
  if (!existsSync(join(out, "_redirects")))
    throw new Error(`There is no built site in ${out}. Run \`npm run build\` first.`);
  const redirects = parseRedirects(readText(join(out, "_redirects")));
  const headers = parseHeaders(readText(join(out, "_headers")));
  return { headers, redirects, own: ownAddresses(out, redirects) };
}

function ownAddresses(out: string, redirects: RedirectRule[]): string[] {
  const patterns = redirects.filter(({ status }) => status === 200);
  return patterns.flatMap(({ from }) => {
    const above = from.slice(0, from.lastIndexOf("/"));
    return readdirSync(join(out, above), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${above}/${name}`);
  });
}

/**
 * The headers of one path: those of every rule that matches it, the later above the earlier.
 *
 * @param path for example `/assets/app.js`
 */
export function headersFor(path: string, rules: HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    const colon = line.indexOf(":");
    const last = rules.at(-1);
    if (!line.startsWith(" ")) rules.push({ path: line, headers: {} });
    else if (last && colon > 0)
      last.headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
  }
  return rules;
}

function parseRedirects(text: string): RedirectRule[] {
  const rules: RedirectRule[] = [];
  let id: string | undefined;
  for (const line of linesOf(text)) {
    if (line.startsWith(ID_COMMENT)) id = line.slice(ID_COMMENT.length);
    else {
      const [from = "", to = "", status] = line.split(" ");
      const isPattern = Number(status) === 200;
      rules.push({ from, to, status: isPattern ? 200 : 301, ...(isPattern && id && { id }) });
    }
  }
  return rules;
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}
