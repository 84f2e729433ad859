import { devNull } from "node:os";
import { type SimpleGit, simpleGit } from "simple-git";
import { parsedUrl } from "../engine/model/parsed-url.ts";
import { gitErrorOf } from "./git-error.ts";

/** A person as commits name them. */
export interface Signature {
  name: string;
  email: string;
}

/** How a command of Git is run. */
export interface GitOptions {
  /** What it reads: something, since Git would wait for a text that is empty. */
  input?: string;
  /** The index that it works on instead of the folder's own. */
  index?: string;
  /** Who a commit is by; the committer, if nobody is named. */
  author?: Signature;
}

/** How a repository is accessed. */
export interface RepositoryOptions {
  /** Who commits: the program itself. */
  committer: Signature;
  /** What the repository's host lets this program in with, over HTTP. Git's own credentials are used if there is none. */
  token?: string | undefined;
  /** The repository that this one was cloned from. */
  remote?: string;
}

/** A Git repository, or a worktree of one. */
export interface Repository {
  readonly folder: string;
  /**
   * Runs a command of Git: without questions, hooks, editors and pagers.
   *
   * @returns what it writes
   * @throws {GitError}
   */
  run(args: readonly string[], options?: GitOptions): Promise<string>;
  /** The commit that a name stands for; nothing where there is none. */
  commitAt(name: string): Promise<string | undefined>;
  /** Whether everything of the first commit is in the second. */
  isAncestor(commit: string, later: string): Promise<boolean>;
  /** Whether this repository knows the one that it was cloned from. */
  hasRemote(): Promise<boolean>;
  /**
   * Fetches a branch of the remote.
   *
   * @returns its commit; nothing where the remote has no such branch
   * @throws {GitError}
   */
  fetch(branch: string): Promise<string | undefined>;
  /**
   * Sets references of the remote to commits, all of them or none, and only where that takes no commit away.
   *
   * @throws {GitError} `moved-on` when the remote has commits that are not in these
   */
  push(updates: readonly RefUpdate[]): Promise<void>;
  /**
   * What references of the remote lead to.
   *
   * @param patterns whole names, or patterns: `refs/heads/studio/*`
   * @throws {GitError}
   */
  remoteRefs(patterns: readonly string[]): Promise<Map<string, string>>;
  /**
   * Fetches references of the remote.
   *
   * @param to the reference here for each of the remote's
   * @throws {GitError}
   */
  fetchRefs(to: ReadonlyMap<string, string>): Promise<void>;
}

/** What a reference of the remote becomes. */
export interface RefUpdate {
  /** The whole name: `refs/heads/main`. */
  ref: string;
  /** Nothing removes the reference. */
  commit: string | undefined;
  /**
   * What the reference is expected to point to; nothing if it should not exist yet. Such an update may drop commits, but none that
   * somebody else has pushed since: for references that this program alone writes.
   */
  lease?: { expected: string | undefined };
}

/** Milliseconds without output after which a command counts as failed. */
const OUTPUT_TIMEOUT = 60_000;

/** A repository that lies in a folder. */
export function openRepository(folder: string, options: RepositoryOptions): Repository {
  const remote = options.remote ?? "origin";
  const run: Repository["run"] = (args, gitOptions = {}) =>
    runIn(folder, options, args, gitOptions);
  const commitAt = (name: string) =>
    outputIfAny(run(["rev-parse", "--verify", "-q", `${name}^{commit}`]));
  const address = () => outputIfAny(run(["remote", "get-url", remote]));
  /** Runs a command that talks to the remote, with the token. */
  const runWithToken = async (args: readonly string[]) =>
    runIn(folder, options, args, {}, signIn(await address(), options.token));
  return {
    folder,
    run,
    commitAt,
    isAncestor: async (commit, later) =>
      (await run(["rev-list", "-n1", commit, `^${later}`])).trim() === "",
    hasRemote: async () => (await address()) !== undefined,
    async fetch(branch) {
      const ref = `refs/heads/${branch}`;
      const listed = await runWithToken(["ls-remote", remote, ref]);
      if (listed.trim() === "") return undefined;
      const own = `refs/remotes/${remote}/${branch}`;
      await runWithToken(["fetch", "--no-tags", "-q", remote, `+${ref}:${own}`]);
      return commitAt(own);
    },
    async push(updates) {
      const leases = updates.flatMap(({ ref, lease }) =>
        lease ? [`--force-with-lease=${ref}:${lease.expected ?? ""}`] : [],
      );
      const specs = updates.map(({ ref, commit = "" }) => `${commit}:${ref}`);
      await runWithToken(["push", "-q", "--atomic", "--no-verify", ...leases, remote, ...specs]);
    },
    async remoteRefs(patterns) {
      const listed = await runWithToken(["ls-remote", "--refs", remote, ...patterns]);
      const lines = listed.split("\n").filter((line) => line !== "");
      return new Map(
        lines.map((line): [string, string] => {
          const [commit = "", ref = ""] = line.split("\t");
          return [ref, commit];
        }),
      );
    },
    async fetchRefs(to) {
      const specs = [...to].map(([theirs, own]) => `+${theirs}:${own}`);
      await runWithToken(["fetch", "--no-tags", "-q", remote, ...specs]);
    },
  };
}

/** What a command writes; nothing if it fails or writes nothing. */
async function outputIfAny(running: Promise<string>): Promise<string | undefined> {
  try {
    return (await running).trim() || undefined;
  } catch {
    return undefined;
  }
}

async function runIn(
  folder: string,
  { committer }: RepositoryOptions,
  args: readonly string[],
  { input, index, author = committer }: GitOptions,
  extraEnvironment: Record<string, string> = {},
): Promise<string> {
  const environment = {
    ...withoutGitSettings(process.env),
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_COMMITTER_NAME: committer.name,
    GIT_COMMITTER_EMAIL: committer.email,
    GIT_TERMINAL_PROMPT: "0",
    GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? "ssh -oBatchMode=yes",
    // Messages are matched by their English text.
    LC_ALL: "C",
    ...(index !== undefined && { GIT_INDEX_FILE: index }),
    ...extraEnvironment,
  };
  const git = gitIn(folder, environment, input);
  try {
    return await git.raw([...args]);
  } catch (cause) {
    throw gitErrorOf(cause instanceof Error ? cause.message : String(cause));
  }
}

function gitIn(folder: string, environment: Record<string, string>, input?: string): SimpleGit {
  return simpleGit({
    baseDir: folder,
    config: [
      // Whoever can commit could otherwise run programs here.
      `core.hooksPath=${devNull}`,
      "core.fsmonitor=false",
      "commit.gpgSign=false",
      // What is answered to people is on the disk.
      "core.fsync=added,reference",
    ],
    unsafe: {
      allowUnsafeHooksPath: true,
      allowUnsafeFsMonitor: true,
      allowUnsafeSshCommand: true,
      allowUnsafeConfigEnvCount: true,
    },
    allowEnvironment: Object.keys(environment),
    timeout: { block: OUTPUT_TIMEOUT },
    ...(input !== undefined && { input: () => input }),
  }).env(environment);
}

/** Settings for Git that are meant for other programs do not apply here: another repository, an editor, a pager. */
function withoutGitSettings(environment: NodeJS.ProcessEnv): Record<string, string> {
  const isKept = ([name, value]: [string, string | undefined]) =>
    value !== undefined && !/^(?:GIT|SSH_ASKPASS$|EDITOR$|VISUAL$|PAGER$|PREFIX$)/i.test(name);
  return Object.fromEntries(Object.entries(environment).filter(isKept)) as Record<string, string>;
}

/** The token as a header for the host of the remote alone; other users of the machine see arguments, but no environment. */
function signIn(address: string | undefined, token: string | undefined): Record<string, string> {
  const url = parsedUrl(address ?? "");
  if (!token || !url) return {};
  const { protocol, origin } = url;
  if (protocol !== "https:" && protocol !== "http:") return {};
  // GitHub, GitLab and Forgejo take any name beside a token.
  const credentials = Buffer.from(`oauth2:${token}`).toString("base64");
  return {
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: `http.${origin}/.extraHeader`,
    GIT_CONFIG_VALUE_0: `Authorization: Basic ${credentials}`,
  };
}
