import type { HostAccess } from "./ask-host.ts";
import type { HostAddress } from "./find-host.ts";
import type { GitHost } from "./git-host.ts";

/** Opens a host. Its client is loaded here, as few sites need it. */
export async function openHost(at: HostAddress, access: HostAccess): Promise<GitHost> {
  if (at.kind === "github") return (await import("./github.ts")).openGitHub(at, access);
  if (at.kind === "gitlab") return (await import("./gitlab.ts")).openGitLab(at, access);
  return (await import("./forgejo.ts")).openForgejo(at, access);
}
