/** Why Git did not do what it was asked for. */
export type GitFailure =
  /** The other repository cannot be reached, or is not there. */
  | "remote-gone"
  /** The other repository has commits that this one has not seen. */
  | "moved-on"
  /** The other repository does not let this program in. */
  | "sign-in-refused"
  /** The other repository's own rules forbid it: a protected branch, for one. */
  | "declined"
  /** A disk has no room left: this one, or that of the other repository. */
  | "disk-full"
  /** Another program is at work in the same folder, or was ended there and has left its lock. */
  | "in-use"
  /** Everything else. */
  | "failed";

/** What Git could not do. The message says it in a sentence; the cause has Git's own words. */
export class GitError extends Error {
  constructor(
    readonly failure: GitFailure,
    /** What Git wrote. */
    readonly output: string,
  ) {
    super(WORDS[failure], { cause: output });
  }
}

const WORDS: Record<GitFailure, string> = {
  "remote-gone": "The site’s repository cannot be reached. Nothing was changed there.",
  "moved-on": "Somebody else has changed the site’s repository meanwhile.",
  "sign-in-refused":
    "The site’s repository does not let this server in. Its password or key may have expired.",
  declined: "The site’s repository does not take this change: its own rules forbid it.",
  "disk-full":
    "The disk of this studio is full, so nothing was changed. Make room on it, or ask whoever looks after it, then try again.",
  "in-use":
    "Another program uses Git in this folder, or was ended there, so nothing was changed. Try again in a minute. If it stays so, close other programs for Git and delete the file .git/index.lock.",
  failed: "Git could not do this. The log of the server says why.",
};

/** Messages of Git and of the services behind it, in the order in which they are tried. */
const PATTERNS: readonly [GitFailure, RegExp][] = [
  ["disk-full", /no space left on device|out of diskspace|disk quota exceeded/i],
  [
    "sign-in-refused",
    /authentication failed|could not read (?:username|password)|permission denied|invalid credentials|access denied|returned error: 40[13]|host key verification failed/i,
  ],
  ["in-use", /unable to create '[^']*index\.lock': file exists/i],
  [
    "moved-on",
    /non-fast-forward|fetch first|stale info|cannot lock ref|but expected|failed to update ref/i,
  ],
  ["declined", /remote rejected|hook declined|protected branch/i],
  [
    "remote-gone",
    /could not resolve|unable to access|could not read from remote|does not appear to be a git repository|repository .*not found|connection (?:refused|reset|timed out)|unable to connect|early eof|hung up|no such remote|no configured push destination|operation timed out|block timeout/i,
  ],
];

/** The error that a message of Git stands for. */
export function gitErrorOf(output: string): GitError {
  const match = PATTERNS.find(([, pattern]) => pattern.test(output));
  return new GitError(match?.[0] ?? "failed", output);
}
