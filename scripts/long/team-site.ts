import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The page that is written in. */
export const PATH = "visit.json";

/** A site with a team, and where it goes live. */
export interface TeamSite {
  site: string;
  live: string;
  /** The repository that it was cloned from. */
  remote: string;
}

/**
 * Makes the site of a team: its first person publishes, the second one is an admin.
 *
 * @param hosted the folder of the repository that it is pushed to
 * @param remote the address of that repository
 */
export function makeTeamSite(folder: string, hosted: string, remote: string): TeamSite {
  const [site, live] = [join(folder, "site"), join(folder, "live")];
  git(folder, "init", "-q", "--bare", "-b", "main", hosted);
  git(hosted, "config", "http.receivepack", "true");
  cpSync("e2e/fixtures/bakery", site, { recursive: true });
  const people = { "p0@example.com": "publisher", "p1@example.com": "admin" };
  const publish = [{ to: "git" }, { to: "folder", path: live }];
  const signIn = { mailFrom: "studio@example.com" };
  writeFileSync(join(site, "studio.json"), JSON.stringify({ people, signIn, publish }));
  git(site, "init", "-q", "-b", "main");
  git(site, "add", ".");
  const author = ["-c", "user.name=Founder", "-c", "user.email=founder@example.com"];
  git(site, ...author, "commit", "-qm", "Begin");
  git(site, "remote", "add", "origin", remote);
  git(site, "push", "-q", hosted, "main");
  return { site, live, remote: hosted };
}

/** What a command of Git writes in a folder. */
export function git(at: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: at, encoding: "utf8" }).trim();
}

/** What visitors see of the page. */
export function shown({ live }: TeamSite): string {
  const page = join(live, "current/visit/index.html");
  return existsSync(page) ? readFileSync(page, "utf8") : "";
}

/** The text of a version of the page. */
export function descriptionOf(count: number): string {
  return `Version ${count}. Where the bakery is.`;
}

/** The version that a text speaks of. */
export function countIn(text: string): number {
  return Number(/Version (\d+)\./.exec(text)?.[1] ?? 0);
}
