import type { Role } from "./person.ts";
import type { PublishTargetSummary } from "./publishing.ts";

/** Who may sign in, and what they may do then. */
export interface ListedPerson {
  /** An e-mail address, or `*@example.com` for everybody of a company, as it stands in the file. */
  address: string;
  role: Role;
}

/** What admins see of a team: people, how the studio is set up, and what is wrong with the file of both. */
export interface TeamSettingsAnswer {
  people: ListedPerson[];
  /** While there are any, what was last understood holds. */
  problems: SettingsProblem[];
  targets: PublishTargetSummary[];
  /** Where people open the studio. */
  url: string;
  signIn: {
    /** The address of the company's accounts. */
    issuer?: string;
    /** Whom mails with a link are from. */
    mailFrom?: string;
  };
}

/** Something that is wrong with `studio.json`. */
export interface SettingsProblem {
  message: string;
  hint: string;
  line: number;
}
