import type { PublishedChange } from "../../studio/contract/drafts.ts";
import { statusesOf, withTitle } from "./changed-files.ts";
import { contentOf, type DraftSite } from "./draft-site.ts";
import { lastLiveCommit } from "./live-branch.ts";

/** A sign that no message holds. */
const END = "\u0001";
const FORMAT = ["%H", "%an", "%ae", "%aI", "%B"].join("%x00");

/**
 * What went live, the newest first: who published what and when.
 *
 * @param query a file, or all; how many changes, and the commit to continue after
 */
export async function siteChanges(
  site: DraftSite,
  query: { path?: string | undefined; before?: string | undefined; limit: number },
): Promise<PublishedChange[]> {
  const { repository } = site;
  const from = query.before === undefined ? await lastLiveCommit(site) : `${query.before}^`;
  const paths = query.path === undefined ? contentOf(site) : [`:(literal)${query.path}`];
  const logged = await repository
    .run([
      ...["log", "--first-parent", `-n${query.limit}`, `--format=${END}${FORMAT}%x00`],
      ...["-m", "--name-status", "--no-renames", "-z", from, "--", ...paths],
    ])
    // The first commit has none before it.
    .catch(() => "");
  return Promise.all(
    logged
      .split(END)
      .filter(Boolean)
      .map((entry) => changeOf(site, entry)),
  );
}

async function changeOf({ repository }: DraftSite, entry: string): Promise<PublishedChange> {
  const [id = "", name = "", email = "", at = "", message = "", ...rest] = entry.split("\0");
  const [sentence = "", ...lines] = message.split("\n").filter((line) => line.trim() !== "");
  const files = statusesOf(
    rest
      .map((part) => part.trim())
      .filter(Boolean)
      .join("\0"),
  );
  return {
    ...{ id, by: { name, email }, at, sentence },
    lines: lines.filter((line) => !/^[A-Z][a-z-]+: /.test(line)),
    files: await Promise.all(
      files.map(async (file) => {
        if (file.change === "removed" || !file.path.endsWith(".json")) return file;
        const text = await repository.run(["show", `${id}:${file.path}`]).catch(() => "");
        return withTitle(file, () => text);
      }),
    ),
  };
}
