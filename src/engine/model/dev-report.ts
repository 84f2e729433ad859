/** What the development server says of everything that is wrong, to a browser that shows a page. */
export interface DevReport {
  /** On this page: in its file, its shared blocks and the site file. Errors come first. */
  here: DevIssue[];
  /** In all other files. Errors come first. */
  elsewhere: {
    errors: number;
    warnings: number;
    /** The first of them. */
    issues: DevIssue[];
  };
}

/** One issue as the overlay in the browser shows it. */
export interface DevIssue {
  /** The same for the same mistake, wherever its line goes. */
  id: string;
  rule: string;
  level: "error" | "warning";
  message: string;
  hint: string;
  /** Path of the file relative to the working directory. */
  file: string;
  /** From 1. */
  line: number;
  column: number;
  source?: SourceLine;
  /** The route of the page that it is on, when it has one. */
  route?: string;
  /** Where the value can be edited, when there is an editor for it. */
  edit?: string;
}

/** A line of a file, or the part of it around what is meant. */
export interface SourceLine {
  text: string;
  /** Where the part that is meant begins, in characters from 0, and its length. */
  start: number;
  length: number;
}
