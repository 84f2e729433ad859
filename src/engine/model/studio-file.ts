import type { Origin } from "../fields/origin/type.ts";
import type { GitHostSetting } from "./git-host-setting.ts";
import type { PublishTarget } from "./publish-target.ts";

/** Who works on the site in the studio of a team, and where it goes live: `studio.json` beside the folder of pages. It holds no secrets. */
export interface StudioFile {
  /**
   * Where the rules for this file lie, so that editors can help.
   * @maxLength 300
   */
  $schema?: string;
  /** The address that people open the studio at, for example `https://studio.example.com`. */
  url?: Origin;
  /**
   * What each person may do, by e-mail address. `*@example.com` stands for everybody of a company: an address by itself comes first.
   * `author` edits and proposes, `publisher` also brings changes live and takes them back, `admin` also looks after people and settings.
   */
  people?: Record<string, "author" | "publisher" | "admin">;
  /** How people sign in. */
  signIn?: SignIn;
  /** Whether the studio is reached through a proxy on another machine or in another container, which says who asks. */
  trustProxy?: boolean;
  /**
   * Where the site goes live. All of these get the same pages.
   * @maxItems 8
   */
  publish?: PublishTarget[];
  /** Where the site's repository is hosted. It says itself for github.com, gitlab.com and codeberg.org. */
  host?: GitHostSetting;
  /**
   * Whether drafts are kept at the site's repository too: pages, comments and the addresses of the people who wrote them.
   * `false` for a repository that strangers can read.
   * @default true
   */
  backup?: boolean;
}

/** How people sign in: with the account of their company, with a link that is mailed to them, or with either. */
export interface SignIn {
  /**
   * The address of the company's accounts, for example `https://accounts.google.com`.
   * @pattern ^https?://[^\s?#]+$
   * @maxLength 300
   */
  issuer?: string;
  /**
   * Whom mails with a link are from, for example `Studio <studio@example.com>`. The server that sends them stands in SMTP_URL.
   * @maxLength 200
   */
  mailFrom?: string;
}
