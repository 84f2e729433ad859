import { pageWithForm } from "../../engine/edit/page-with-form.ts";
import { redirectsOf } from "../../engine/edit/redirects.ts";
import { printRedirects, readRedirects } from "../../engine/edit/redirects-csv.ts";
import { usageOf } from "../../engine/edit/usage.ts";
import { withPosts } from "../../engine/output/blog/with-articles.ts";
import type {
  Overview,
  Preview,
  PreviewAnswer,
  RedirectChange,
  RedirectSummary,
  ShareCard,
  UsageAnswer,
} from "../contract/answers.ts";
import type { EditedPage } from "../contract/field.ts";
import { siteFileKind } from "../contract/site-files.ts";
import { addWord } from "./add-word.ts";
import { currentSite, type StudioContext } from "./context.ts";
import { examineEdited } from "./examine-edited.ts";
import { historyOf } from "./history/history-of.ts";
import { type Input, optionalTextOf, pageOf, textOf, textsOf } from "./input.ts";
import { studioIssues } from "./issues/studio-issues.ts";
import { keepRedirects, keptRedirects } from "./keep-redirects.ts";
import { discardWork, keepWork, keptWork, versionOf } from "./keep-work.ts";
import { previewLook } from "./look.ts";
import { mediaUses, removeMedia } from "./media.ts";
import { openPage } from "./open-page.ts";
import { overviewOf } from "./overview.ts";
import { entryFor } from "./page-source.ts";
import { forgetPattern, savePattern } from "./patterns.ts";
import { applyCommand, changesOf, planCommand } from "./plans.ts";
import { previewSite } from "./preview-site.ts";
import {
  livePage,
  publishPages,
  restorePages,
  showPublishing,
  updateFolder,
} from "./publishing/publishing-actions.ts";
import { richText } from "./rich-text.ts";
import { savePage } from "./save-page.ts";
import { searchTexts } from "./search-texts.ts";
import { shareBlock } from "./share-block.ts";
import { stringsOf } from "./strings.ts";

/** Answers one kind of request. */
type Action = (context: StudioContext, input: Input, team: Overview["team"]) => unknown;

/** What the studio can ask for. */
export const ACTIONS: ReadonlyMap<string, Action> = new Map<string, Action>([
  [
    "overview",
    (context, _, team) => ({
      ...overviewOf(context),
      ...(team && { team }),
      ...(context.publishing && { publishing: true }),
    }),
  ],
  ["open", (context, input) => openPage(context, textOf(input, "path"))],
  ["preview", preview],
  ["share-card", shareCard],
  ["look", (context, input) => previewLook(context, pageOf(input))],
  ["check", check],
  [
    "save",
    (context, input, team) =>
      savePage(context, {
        path: textOf(input, "path"),
        hash: textOf(input, "hash"),
        page: pageOf(input),
        ...whose(input, team),
      }),
  ],
  ["history", (context, input) => historyOf(context, textOf(input, "path"))],
  ["kept", (context) => keptWork(context)],
  ["versions", (context, input) => textsOf(input, "paths").map((path) => versionOf(context, path))],
  [
    "keep",
    (context, input, team) =>
      keepWork(context, {
        path: textOf(input, "path"),
        base: textOf(input, "base"),
        page: pageOf(input),
        isUndone: input.isUndone === true,
        ...whose(input, team),
      }),
  ],
  [
    "discard",
    (context, input, team) => {
      discardWork(context, { path: textOf(input, "path"), ...whose(input, team) });
      return {};
    },
  ],
  ["save-pattern", savePattern],
  ["forget-pattern", forgetPattern],
  ["search", (context, input) => searchTexts(context, textOf(input, "words"))],
  ["rich-text", (_, input) => richText(textOf(input, "text"))],
  ["usage", usage],
  ["redirects", (context) => redirectsOf(currentSite(context).site)],
  ["kept-redirects", (context) => keptRedirects(context)],
  ["keep-redirects", (context, input, team) => keepRedirects(context, input, whose(input, team))],
  [
    "print-redirects",
    (_, { redirects }) => ({
      text: printRedirects(changesOf({ changes: redirects }).filter(leads)),
    }),
  ],
  [
    "read-redirects",
    (context, input) => readRedirects(currentSite(context).site, textOf(input, "text")),
  ],
  ["strings", (context, input) => stringsOf(context, textOf(input, "path"))],
  ["media", (context) => mediaUses(context)],
  ["remove-media", (context, input) => removeMedia(context, textOf(input, "path"))],
  ["share", shareBlock],
  ["add-word", (context, input) => addWord(context, textOf(input, "word"))],
  ["plan", planCommand],
  ["apply", applyCommand],
  ["publishing", showPublishing],
  ["live-page", livePage],
  ["publish", publishPages],
  ["restore", restorePages],
  ["update", updateFolder],
]);

/** Which window asks, and which unsaved work it has seen last. */
function whose(input: Input, team: Overview["team"]) {
  const by = team && { name: team.person.name, email: team.person.email };
  return { after: optionalTextOf(input, "after"), window: textOf(input, "window"), by };
}

function preview(context: StudioContext, input: Input): Promise<PreviewAnswer> {
  return context.changes(input, (page) => wholePreview(context, input, page));
}

async function wholePreview(
  context: StudioContext,
  input: Input,
  page: EditedPage,
): Promise<Preview> {
  const path = textOf(input, "path");
  const current = currentSite(context);
  const shown = siteFileKind(path)
    ? await previewSite(context, { path, page, shown: textOf(input, "shown") })
    : context.preview(current, entryFor(context.folders, path, page));
  const known = await context.site.articles();
  if (!known) return shown;
  const definitions = current.site.index.definitions.blocks;
  const blocks = shown.blocks.map((block) => block && withPosts(definitions, block, known));
  return { ...shown, blocks };
}

function shareCard(context: StudioContext, input: Input): Promise<ShareCard | undefined> {
  const entry = entryFor(context.folders, textOf(input, "path"), pageOf(input));
  return context.shareCards(context.root, currentSite(context), entry);
}

/** Whether an old address leads to a page. */
function leads(one: RedirectChange): one is RedirectSummary {
  return one.to !== undefined;
}

function usage(context: StudioContext): UsageAnswer {
  const { site } = currentSite(context);
  const { tokens, shared } = usageOf(site);
  const form = pageWithForm(site);
  return {
    tokens: Object.fromEntries(tokens),
    shared: Object.fromEntries(shared),
    ...(form !== undefined && { form }),
  };
}

async function check(context: StudioContext, input: Input) {
  const { file, own, broken } = await examineEdited(context, textOf(input, "path"), pageOf(input));
  return studioIssues([...own, ...broken], file, currentSite(context));
}
