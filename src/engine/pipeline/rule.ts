import type { Finding, Level } from "../model/issue.ts";
import type { CheckedPage, CheckedSite, PageSite } from "./site.ts";

/** What a site can have wrong: its permanent name, what it means, and the check for it. */
export interface Rule {
  /** Permanent name, and the name of the folder that it stands in. Reports and suppressions refer to it. */
  id: string;
  level: Level;
  /** What is wrong, in one sentence without a period. */
  title: string;
  /** Why the rule exists, for somebody who has met it. */
  help: string;
  /** The file of a rule of the site's own, from the folder of the site: it is explained there alone. */
  source?: string;
  /** A mistake and how it is right; none for mistakes that no short text can show. */
  example?: RuleExample;
  /**
   * What breaks the rule on one page: values in, findings out, without disk or screen. It is run again only when the page
   * has changed, or one of the answers that the site gave it. Hidden pages are checked as well.
   */
  checkPage?: (page: CheckedPage, site: PageSite) => Finding[];
  /**
   * What breaks the rule between pages, or in the site's own files: the site file, shared blocks, media, articles. A rule
   * whose issues arise while files are read, parsed, validated, indexed, resolved or written has neither of the two.
   */
  check?: (site: CheckedSite) => Finding[];
}

/** A site with a mistake, and the same site without it. */
export interface RuleExample {
  /** The file that holds the mistake, below the pages folder. */
  file: string;
  wrong: string;
  /** Empty when the file has another name, or should not be there. */
  right: string;
  /** Further files of both sites, when a mistake needs two. */
  beside?: Record<string, string>;
  /** Whether the rule speaks only before a release. */
  release?: boolean;
}

/** Defines a rule. */
export function defineRule(rule: Rule): Rule {
  return rule;
}
