/** The host of the site's repository, which shows drafts that wait for review as pull requests. */
export interface GitHostSetting {
  /** What runs there: `forgejo` also stands for Gitea. `none` leaves drafts in the studio alone. */
  kind: "github" | "gitlab" | "forgejo" | "none";
  /**
   * Its address, for example `https://git.example.com`; where the repository was cloned from by default.
   * @pattern ^https?://[^\s?#@]+$
   * @maxLength 300
   */
  address?: string;
}
