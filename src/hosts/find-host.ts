import type { GitHostSetting } from "../engine/model/git-host-setting.ts";
import { parsedUrl } from "../engine/model/parsed-url.ts";

/** Where a repository is hosted. */
export interface HostAddress {
  kind: "github" | "gitlab" | "forgejo";
  /** Without a slash at its end. */
  address: string;
  /** The path of the repository there: `owner/site`. */
  project: string;
}

const KNOWN: Record<string, HostAddress["kind"]> = {
  "github.com": "github",
  "gitlab.com": "gitlab",
  "codeberg.org": "forgejo",
};

/**
 * The host of a repository, by the address that it was cloned from and what `studio.json` says.
 *
 * @returns nothing where neither names one, or where they name two: the token is for the host of the repository alone
 */
export function findHost(
  remote: string,
  setting: GitHostSetting | undefined,
): HostAddress | undefined {
  const location = parseRemote(remote);
  if (!location || setting?.kind === "none") return undefined;
  const kind = setting?.kind ?? KNOWN[location.hostname];
  if (kind === undefined) return undefined;
  const address = (setting?.address ?? location.origin ?? `https://${location.hostname}`).replace(
    /\/+$/,
    "",
  );
  const { hostname, pathname } = new URL(address);
  if (location.origin !== undefined && hostname !== location.hostname) return undefined;
  const basePath = pathname.replace(/^\/|\/$/g, "");
  const project =
    basePath !== "" && location.path.startsWith(`${basePath}/`)
      ? location.path.slice(basePath.length + 1)
      : location.path;
  return { kind, address, project };
}

interface RemoteLocation {
  hostname: string;
  /** Over HTTP. */
  origin?: string;
  path: string;
}

function parseRemote(remote: string): RemoteLocation | undefined {
  const scpLike = /^(?:[^@/]+@)?([^:/]+):(?!\/\/)(.+)$/.exec(remote);
  if (scpLike) return { hostname: scpLike[1] ?? "", path: pathFrom(scpLike[2] ?? "") };
  const url = parsedUrl(remote);
  if (!url) return undefined;
  const { protocol, hostname, host, pathname } = url;
  if (hostname === "" || protocol === "file:") return undefined;
  const isWeb = protocol === "https:" || protocol === "http:";
  return {
    hostname,
    path: pathFrom(pathname),
    ...(isWeb && { origin: `${protocol}//${host}` }),
  };
}

function pathFrom(text: string): string {
  return text.replace(/^\/+|\/+$/g, "").replace(/\.git$/, "");
}
