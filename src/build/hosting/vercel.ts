import type { HostingTables } from "./read-tables.ts";
import { assertSafeHeaders, assertSafeRedirects } from "./unsafe-value.ts";

/** `vercel.json` for a built site: put it beside the folder that is published. */
export function vercelConfig({ headers, redirects }: HostingTables): string {
  assertSafeHeaders(headers);
  assertSafeRedirects(redirects);
  const config = {
    trailingSlash: false,
    headers: headers.map(({ path, headers: values }) => ({
      source: path.replace("*", "(.*)"),
      headers: Object.entries(values).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects
      .filter(({ status }) => status === 301)
      .map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
    rewrites: redirects
      .filter(({ status }) => status === 200)
      .map(({ from, to }) => ({
        source: from.replace(/:([a-z]+)/g, (_, name) => String.raw`:${name}([1-9]\d{0,15})`),
        destination: to,
      })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
