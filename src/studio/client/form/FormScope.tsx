import { createContext, type ReactNode, useContext } from "react";
import type { Overview, StudioIssue } from "../../contract/answers.ts";
import type { Notice } from "../state/notices.ts";

/** What every field of a form may need to know. */
export interface FormScope {
  overview: Overview;
  /** The route of the page being edited. */
  route: string;
  /** The language that its texts are written in, for example `en-US`. */
  language: string;
  issues: StudioIssue[];
  /** Puts a file into the media folder. */
  upload(file: File): Promise<string>;
  offers: Offers;
  /** Says something to the author. */
  notify(notice: Notice): void;
  /** The routes of the pages that show a value; nothing where that is not known. */
  usageAt(pointer: string): readonly string[] | undefined;
  /** The routes of the pages that show a shared part. */
  usageOfShared(name: string): readonly string[] | undefined;
  /** Opens a page, or a screen for the whole site, by its file. */
  openPage(path: string): void;
  /** Opens one of its fields. */
  openField(path: string, pointer: string): void;
}

/** What can be done about an issue at once. */
export interface Offers {
  /** Writes what is certain. */
  fix(issue: StudioIssue): void;
  /** Has a word among the site's own. */
  addWord(word: string): void;
  /** Asks whether a fact shall have the value everywhere that was written into a text. */
  changeFact(wanted: { name: string; value: string; pointer: string }): void;
  /** Asks for another name of a fact, or whether to take it away, in all texts that show it. */
  renameFact(name: string): void;
  removeFact(name: string): void;
}

const Scope = createContext<FormScope | undefined>(undefined);

/** Gives the fields of a form what they need to know. */
export function FormScopeProvider({ scope, children }: { scope: FormScope; children: ReactNode }) {
  return <Scope value={scope}>{children}</Scope>;
}

/** What the fields of this form know. */
export function useFormScope(): FormScope {
  const scope = useContext(Scope);
  if (!scope) throw new Error("A field stands outside of a form.");
  return scope;
}

/** The mistakes of one value; those of its parts as well when it has no fields of its own. */
export function useIssues(pointer: string, withParts: boolean): StudioIssue[] {
  return useFormScope().issues.filter(
    (issue) =>
      issue.elsewhere === undefined &&
      (issue.pointer === pointer || (withParts && issue.pointer.startsWith(`${pointer}/`))),
  );
}
