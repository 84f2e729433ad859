import { rewriteJson } from "../../engine/edit/rewrite-json.ts";
import type { Clash } from "../../engine/model/merge/clash.ts";
import { isRecord } from "../../engine/model/merge/is-record.ts";
import { mergeValues } from "../../engine/model/merge/merge-values.ts";
import { resolveClashes } from "../../engine/model/merge/resolve-clashes.ts";
import type { Repository } from "../../git/open-repository.ts";
import type { ClashChoice, FileClash, UpdateAnswer } from "../../studio/contract/drafts.ts";

/** Two commits whose files become one tree. */
export interface MergedSides {
  mine: string;
  theirs: string;
  /** One for each clash, in their order; none as long as nobody was asked. */
  choices: readonly ClashChoice[];
  /** A file for Git's index while it merges. */
  index: string;
}

/** The tree of both, or what has to be decided first. */
export type MergedTrees =
  | { tree: string }
  | Pick<Extract<UpdateAnswer, { outcome: "clashes" }>, "clashes" | "files">;

/**
 * Merges the files of two commits without touching any folder. Files that one side alone has changed are taken from it; JSON files are merged
 * field by field and stay as they were written; what remains is for a person to decide.
 */
export async function mergeTrees(
  repository: Repository,
  { mine, theirs, choices, index }: MergedSides,
): Promise<MergedTrees> {
  const base = (await repository.run(["merge-base", mine, theirs])).trim();
  const options = { index };
  await repository.run(["read-tree", "-i", "-m", "--aggressive", base, mine, theirs], options);
  const unmerged = stagesOf(await repository.run(["ls-files", "-u", "-z"], options));
  const merged: MergedFile[] = [];
  for (const file of unmerged) merged.push(await mergeFile(repository, file));
  const clashes = merged.flatMap((file) => file.clashes);
  if (choices.length < clashes.length) return { clashes, files: filesOf(merged) };
  const left = [...choices];
  for (const file of merged) {
    const stage = await file.decided(left.splice(0, file.clashes.length));
    const entry = stage
      ? ["--add", "--cacheinfo", `${stage.mode},${stage.blob},${file.path}`]
      : ["--force-remove", "--", file.path];
    await repository.run(["update-index", ...entry], options);
  }
  return { tree: (await repository.run(["write-tree"], options)).trim() };
}

/** A file in one of the three commits. */
interface Stage {
  mode: string;
  blob: string;
}

/** A file that both sides have changed. */
interface Unmerged {
  path: string;
  base?: Stage;
  mine?: Stage;
  theirs?: Stage;
}

interface MergedFile {
  path: string;
  clashes: FileClash[];
  /** What it says but for the clashes; nothing where it is one as a whole. */
  value?: unknown;
  /** What it becomes by choices; nothing if it goes. */
  decided(choices: ClashChoice[]): Promise<Stage | undefined>;
}

function filesOf(merged: readonly MergedFile[]): Record<string, unknown> {
  const asked = merged.filter(({ clashes, value }) => clashes.length > 0 && value !== undefined);
  return Object.fromEntries(asked.map(({ path, value }) => [path, value]));
}

const SIDES = { 1: "base", 2: "mine", 3: "theirs" } as const;

/** What `git ls-files -u -z` writes. */
function stagesOf(written: string): Unmerged[] {
  const files = new Map<string, Unmerged>();
  for (const line of written.split("\0").filter(Boolean)) {
    const [about = "", path = ""] = line.split("\t");
    const [mode = "", blob = "", stage = "1"] = about.split(" ");
    const side = SIDES[Number(stage) as keyof typeof SIDES];
    files.set(path, { ...files.get(path), path, [side]: { mode, blob } });
  }
  return [...files.values()];
}

async function mergeFile(repository: Repository, file: Unmerged): Promise<MergedFile> {
  return (await mergeJson(repository, file)) ?? wholeFile(file);
}

/** A picture, a file that one side removed, or one that is damaged: one of the sides is chosen. */
function wholeFile({ path, mine, theirs }: Unmerged): MergedFile {
  return {
    path,
    clashes: [{ path }],
    decided: async ([choice]) => (choice === "theirs" ? theirs : mine),
  };
}

async function mergeJson(
  repository: Repository,
  { path, base, mine, theirs }: Unmerged,
): Promise<MergedFile | undefined> {
  if (!path.endsWith(".json") || !mine || !theirs) return undefined;
  const read = (stage: Stage | undefined) =>
    stage ? repository.run(["cat-file", "blob", stage.blob]) : "{}";
  const texts = { base: await read(base), mine: await read(mine), theirs: await read(theirs) };
  const values = parsed(texts);
  if (!values) return undefined;
  const merged = mergeValues(values);
  return {
    path,
    clashes: merged.clashes.map((clash) => ({ path, ...clash })),
    value: merged.value,
    async decided(choices) {
      const text = rewriteJson(texts.mine, decideClashes(merged, choices));
      const blob = await repository.run(["hash-object", "-w", "--stdin"], { input: text });
      return { mode: mine.mode, blob: blob.trim() };
    },
  };
}

function parsed(texts: Record<"base" | "mine" | "theirs", string>) {
  try {
    const [base, mine, theirs] = [texts.base, texts.mine, texts.theirs].map((text): unknown =>
      JSON.parse(text),
    );
    return isRecord(mine) && isRecord(theirs) ? { base, mine, theirs } : undefined;
  } catch {
    return undefined;
  }
}

/** A text that replaces both counts as that of the first side. */
function decideClashes(
  { value, clashes }: { value: unknown; clashes: Clash[] },
  choices: readonly ClashChoice[],
): unknown {
  const decided = clashes.map((clash, at): [Clash, "mine" | "theirs"] => {
    const choice = choices[at] ?? "mine";
    return typeof choice === "string" ? [clash, choice] : [{ ...clash, mine: choice.text }, "mine"];
  });
  return resolveClashes(
    { value, clashes: decided.map(([clash]) => clash) },
    decided.map(([, side]) => side),
  );
}
