import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { GitError } from "../../git/git-error.ts";
import type { Signature } from "../../git/open-repository.ts";
import { RequestError } from "../../studio/server/request-error.ts";
import type { DraftSite } from "../drafts/draft-site.ts";
import { advanceLive, liveCommit } from "../drafts/live-branch.ts";

/** Attempts while somebody else keeps pushing. */
const MAX_ATTEMPTS = 3;

/** A change of one file that belongs to no draft. */
export interface LiveChange {
  /** As Git names it. */
  path: string;
  /** The text of the file from what is live. */
  change(text: string): string;
  person: Signature;
  /** The commit message. */
  sentence: string;
}

/**
 * Changes a file in the live branch, here and at the remote: one commit on top of what is live, or nothing at all.
 *
 * @throws {RequestError} when the file has changes here that no commit has
 * @throws {GitError} when the remote does not take it
 */
export async function commitLiveFile(site: DraftSite, change: LiveChange): Promise<void> {
  const { repository, branch } = site;
  for (let tries = 1; ; tries += 1) {
    const live = await liveCommit(site);
    await assertCommitted(site, change.path);
    // What somebody else has pushed is merged first, even if it conflicts with the change.
    if ((await repository.commitAt(`refs/heads/${branch}`)) !== live) await advanceLive(site, live);
    const commit = await commitOn(site, live, change);
    try {
      return await advanceLive(site, commit);
    } catch (cause) {
      const isLate = cause instanceof GitError && cause.failure === "moved-on";
      if (!isLate || tries === MAX_ATTEMPTS) throw cause;
    }
  }
}

async function assertCommitted({ repository }: DraftSite, path: string): Promise<void> {
  const state = await repository.run([
    "status",
    "--porcelain",
    "--ignored",
    "--",
    `:(literal)${path}`,
  ]);
  if (state.trim() !== "")
    throw new RequestError(
      409,
      "Somebody has changed this file by hand on the server. Ask them to commit it first.",
    );
}

async function commitOn(
  { repository, data }: DraftSite,
  live: string,
  { path, change, person, sentence }: LiveChange,
): Promise<string> {
  const text = change(await repository.run(["show", `${live}:${path}`]));
  const blob = await repository.run(["hash-object", "-w", "--stdin"], { input: text });
  const folder = mkdtempSync(join(data, "committing-"));
  const index = join(folder, "index");
  try {
    await repository.run(["read-tree", live], { index });
    await repository.run(["update-index", "--cacheinfo", `100644,${blob.trim()},${path}`], {
      index,
    });
    const tree = (await repository.run(["write-tree"], { index })).trim();
    const written = await repository.run(["commit-tree", tree, "-p", live, "-F", "-"], {
      author: person,
      input: `${sentence}\n`,
    });
    return written.trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
