/** What a host of repositories makes of a branch that somebody proposes: a pull request, or a merge request in GitLab's words. */
export interface GitHost {
  /**
   * Opens a pull request for a branch; the one that is open already, if there is one.
   *
   * @throws {HostError}
   */
  open(wish: PullRequestText & { branch: string; into: string }): Promise<PullRequest>;
  /** @throws {HostError} */
  update(number: number, text: PullRequestText): Promise<void>;
  /** @throws {HostError} */
  comment(number: number, text: string): Promise<void>;
  /** @throws {HostError} */
  close(number: number): Promise<void>;
  /** @throws {HostError} */
  state(number: number): Promise<PullRequestState>;
  /**
   * The checks of a commit, counted by state.
   *
   * @throws {HostError}
   */
  checks(commit: string): Promise<Checks>;
}

/** What people read of a pull request. The body is Markdown. */
export interface PullRequestText {
  title: string;
  body: string;
}

/** A pull request at its host. */
export interface PullRequest {
  number: number;
  /** Where people look at it. */
  url: string;
}

export type PullRequestState = "open" | "closed" | "merged";

/** How many checks are in which state; those that were skipped count in none. */
export interface Checks {
  passed: number;
  failed: number;
  running: number;
}
