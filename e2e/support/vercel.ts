import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { runCli } from "./run-cli.ts";
import { type RunningServer, serveWith, typeOf } from "./simulated.ts";

interface Route {
  src?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  continue?: boolean;
  caseSensitive?: boolean;
  handle?: "filesystem";
}

/** What the router has come to. */
interface Outcome {
  status: number;
  file?: string;
  headers: Record<string, string>;
}

/**
 * Plays Vercel's router, as far as it is documented: the first route that matches counts, one with
 * `continue` only adds its headers, and files come where `filesystem` stands.
 *
 * @see https://vercel.com/docs/build-output-api/configuration#routes
 */
export async function startVercel(out: string): Promise<RunningServer> {
  const { stdout } = await runCli(["hosting", "vercel", "--out", out]);
  const { routes } = JSON.parse(stdout) as { routes: Route[] };
  return serveWith((request, response) => {
    const [path = "/", query = ""] = (request.url ?? "/")
      .replace(/^http:\/\/[^/]*/, "")
      .split(/\?(.*)/s, 2);
    const { status, file = "404.html", headers } = outcomeOf(routes, path, out);
    for (const [name, value] of Object.entries(headers))
      response.setHeader(name, name === "Location" && query !== "" ? `${value}?${query}` : value);
    if (status !== 301) response.setHeader("Content-Type", typeOf(file));
    response.writeHead(status).end(status === 301 ? undefined : readFileSync(join(out, file)));
  });
}

function outcomeOf(routes: Route[], path: string, out: string): Outcome {
  const headers: Record<string, string> = {};
  for (const route of routes) {
    if (route.handle) {
      const file = fileAt(path, out);
      if (file !== undefined) return { status: 200, file, headers };
      continue;
    }
    const match = matchOf(route, path);
    if (!match) continue;
    for (const [name, value] of Object.entries(route.headers ?? {}))
      headers[name] = value.replace(/\$(\d)/g, (_, at) => match[Number(at)] ?? "");
    if (route.continue) continue;
    return { status: route.status ?? 200, file: route.dest?.slice(1), headers };
  }
  return { status: 404, headers };
}

function matchOf({ src = "", caseSensitive }: Route, path: string): RegExpExecArray | null {
  // Vercel anchors patterns at both ends.
  const whole = (src.startsWith("^") ? src : `^${src}`) + (src.endsWith("$") ? "" : "$");
  return new RegExp(whole, caseSensitive ? "" : "i").exec(path);
}

function fileAt(path: string, out: string): string | undefined {
  const name = decoded(path);
  if (name === undefined || name.includes("\0")) return undefined;
  return [name.slice(1), `${name.slice(1)}/index.html`].find((file) => {
    const candidate = join(out, file);
    return candidate.length < 4000 && existsSync(candidate) && statSync(candidate).isFile();
  });
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
