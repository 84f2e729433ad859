import { basename } from "node:path";
import type { Clock } from "../../../engine/model/clock.ts";
import type { Times } from "../../../engine/model/times.ts";
import { slashed } from "../../../engine/pipeline/read.ts";
import { everyPage } from "../../../engine/pipeline/site.ts";
import type { Overview } from "../../contract/answers.ts";
import type { UpdateAnswer } from "../../contract/drafts.ts";
import type {
  ChangedFile,
  LivePageAnswer,
  PublishAnswer,
  PublishingAnswer,
} from "../../contract/publishing.ts";
import { currentSite, type StudioContext } from "../context.ts";
import { type Input, optionalTextOf, textOf } from "../input.ts";
import { fileWords } from "../issues/file-words.ts";
import { RequestError } from "../request-error.ts";
import { decisionOf } from "./decision.ts";
import type { LiveFile, PublishingDesk } from "./publishing-desk.ts";

/** What goes live with the next click, with the titles of pages. */
export async function showPublishing(context: StudioContext): Promise<PublishingAnswer> {
  const shown = await deskOf(context).show();
  const titles = titlesOf(context);
  return {
    ...shown,
    changes: shown.changes.map((change) => titled(change, context, titles)),
    unsaved: context.copies.list().map((path) => titles.get(path) || atStart(fileWords(path))),
  };
}

export function publishPages(
  context: StudioContext,
  input: Input,
  team: Overview["team"],
): Promise<PublishAnswer> {
  const sentence = optionalTextOf(input, "sentence") ?? "";
  return deskOf(context).publish(sentence.trim(), input.accepted === true, team?.person);
}

export function restorePages(
  context: StudioContext,
  input: Input,
  team: Overview["team"],
): Promise<PublishAnswer> {
  return deskOf(context).restore(textOf(input, "id"), team?.person);
}

/** Brings a folder up to date in which somebody works alone. */
export async function updateFolder(context: StudioContext, input: Input): Promise<UpdateAnswer> {
  const desk = deskOf(context);
  // The drafts of a team are brought up to date one by one.
  if (!desk.update) throw new RequestError(404, "The studio cannot do that.");
  return desk.update((optionalTextOf(input, "sentence") ?? "").trim(), decisionOf(input));
}

/** Whether visitors find a page at its address now. */
export async function livePage(context: StudioContext, input: Input): Promise<LivePageAnswer> {
  const file = await context.publishing?.live(textOf(input, "path"));
  return file ? { isLive: isShown(file, currentSite(context).site.index.clock) } : {};
}

function isShown({ text }: LiveFile, clock: Clock): boolean {
  if (text === undefined) return false;
  try {
    const page = Object(JSON.parse(text)) as Times & { hidden?: unknown };
    return page.hidden !== true && clock.timingOf(page) === "current";
  } catch {
    // Only what can be read goes live.
    return false;
  }
}

function deskOf({ publishing }: StudioContext): PublishingDesk {
  if (publishing) return publishing;
  throw new RequestError(404, "The studio cannot do that.");
}

/** The titles of pages, by their paths below the folder of pages. */
function titlesOf({ site, folders }: StudioContext): ReadonlyMap<string, string> {
  const examined = site.examined();
  const pages = examined ? everyPage(examined.site) : [];
  const start = slashed(folders.pages).length + 1;
  return new Map(
    pages.map(({ entry, facts }) => [entry.file.slice(start), facts.shortTitle ?? facts.title]),
  );
}

/** A change in the words of somebody who sees pages and pictures. */
function titled(
  change: ChangedFile,
  { folders }: StudioContext,
  titles: ReadonlyMap<string, string>,
): ChangedFile {
  const pages = `${basename(folders.pages)}/`;
  if (!change.path.startsWith(pages)) return { ...change, title: basename(change.path) };
  const path = change.path.slice(pages.length);
  return { ...change, title: titles.get(path) || atStart(fileWords(path)) };
}

function atStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
