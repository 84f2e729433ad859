import type { PullRequestText } from "../../hosts/git-host.ts";
import type { DraftSummary } from "../../studio/contract/drafts.ts";
import { changeSentence } from "../../studio/server/publishing/change-sentence.ts";
import { describeFiles } from "../../studio/server/publishing/describe-files.ts";
import { statusesOf, withTitle } from "../drafts/changed-files.ts";
import type { DraftRecord } from "../drafts/draft-record.ts";
import { contentOf, type DraftSite } from "../drafts/draft-site.ts";
import { readAt } from "../drafts/read-at.ts";

type ReviewNote = NonNullable<DraftSummary["said"]>;

/** Changes that are listed; a page with more is not read. */
const MAX_CHANGES = 50;
const LONGEST_TITLE = 200;

/**
 * What a pull request says of a draft: its name, and its changes in words.
 *
 * @param given what is compared, and where people open the studio
 */
export async function pullRequestText(
  site: DraftSite,
  { name, owner }: Pick<DraftRecord, "name" | "owner">,
  { live, commit, origin }: { live: string; commit: string; origin: string },
): Promise<PullRequestText> {
  const { repository } = site;
  const base = (await repository.run(["merge-base", live, commit])).trim();
  const written = await repository.run([
    ...["diff", "--name-status", "-z", "--no-renames", base, commit, "--", ...contentOf(site)],
  ]);
  const statuses = statusesOf(written);
  const files = await Promise.all(
    statuses.slice(0, MAX_CHANGES).map(async (file) => {
      const text = await repository.run(["show", `${commit}:${file.path}`]).catch(() => "");
      return withTitle(file, () => text);
    }),
  );
  const known = files.map((file) => (file.title ? { ...file, title: plain(file.title) } : file));
  const described = await describeFiles(site.describe, known, {
    before: readAt(repository, base),
    after: readAt(repository, commit),
  });
  const [first = "", ...lines] = changeSentence(described).split("\n");
  const changes = lines.length === 0 ? [first] : lines.filter(Boolean);
  const rest = statuses.length - files.length;
  return {
    title: plain(name || first).slice(0, LONGEST_TITLE),
    body: [
      ...changes.map((line) => `- ${plain(line)}`),
      ...(rest > 0 ? [`- and ${rest} more`] : []),
      "",
      `By ${plain(owner.name)}, from the studio: ${origin}/studio`,
    ].join("\n"),
  };
}

/** A note of the review as a comment; nothing where none is needed. */
export function commentOf(
  state: DraftRecord["state"],
  { by, text }: ReviewNote,
): string | undefined {
  const name = plain(by.name);
  const quoted = text === "" ? "" : `\n\n${quote(text)}`;
  if (state === "returned") return `${name} sends it back:${quoted}`;
  if (state === "approved") return `${name} approves it.${quoted}`;
  return text === "" ? undefined : `${name} asks for review:${quoted}`;
}

/** Each line as a quotation: GitLab does what lines say that begin with a slash. */
function quote(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `> ${withoutMentions(line)}`)
    .join("\n");
}

/** In one line, so that nothing in it is taken for more than words. */
function plain(text: string): string {
  return withoutMentions(text.replace(/\s+/g, " ").trim());
}

/** Nobody outside of the studio is called by what somebody writes in it. */
function withoutMentions(text: string): string {
  return text.replace(/@(?=\w)/g, "@\u200b");
}
