import { currentSite, type StudioContext } from "./context.ts";
import { examineDraft } from "./examine-draft.ts";
import { type Input, pageOf, textOf } from "./input.ts";
import { openPage } from "./open-page.ts";
import { overviewOf } from "./overview.ts";
import { entryFor } from "./page-source.ts";
import { carryOutCommand, planCommand } from "./plans.ts";
import { discardDraft, saveDraft, savePage } from "./save-page.ts";
import { studioIssues } from "./studio-issues.ts";

/** Answers one kind of request. */
type Action = (context: StudioContext, input: Input) => unknown;

/** What the studio can ask for. */
export const ACTIONS: ReadonlyMap<string, Action> = new Map<string, Action>([
  ["overview", (context) => overviewOf(context)],
  ["open", (context, input) => openPage(context, textOf(input, "path"))],
  ["preview", preview],
  ["check", check],
  [
    "save",
    (context, input) =>
      savePage(context, {
        path: textOf(input, "path"),
        hash: textOf(input, "hash"),
        page: pageOf(input),
      }),
  ],
  ["save-draft", (context, input) => saveDraft(context, textOf(input, "path"), pageOf(input))],
  ["plan", planCommand],
  ["carry-out", carryOutCommand],
  [
    "discard-draft",
    (context, input) => {
      discardDraft(context, textOf(input, "path"));
      return {};
    },
  ],
]);

function preview(context: StudioContext, input: Input) {
  const entry = entryFor(context.folders, textOf(input, "path"), pageOf(input));
  return context.preview(currentSite(context), entry);
}

function check(context: StudioContext, input: Input) {
  const entry = entryFor(context.folders, textOf(input, "path"), pageOf(input));
  const { own, broken } = examineDraft(currentSite(context), entry);
  return studioIssues([...own, ...broken], entry.file);
}
