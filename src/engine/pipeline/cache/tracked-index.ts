import type { Clock } from "../../model/clock.ts";
import type { PageFile } from "../../model/page-file.ts";
import { hasTimes } from "../../model/times.ts";
import type { PageEntry, PageTree, SiteIndex } from "../index/site-index.ts";
import { memoize } from "../memoize.ts";
import { fieldsOf } from "../page-fields.ts";
import type { SiteLocale } from "../strings/site-locale.ts";
import type { Question } from "./questions.ts";
import { timingQuestion } from "./timing-question.ts";
import { TrackedMap } from "./tracked-map.ts";
import { ALL_FIELDS, trackObject } from "./tracked-object.ts";

/** Which pages an index shows: those that visitors see, or the hidden ones as well. */
export type View = "shown" | "every";

type Ask = (question: Question) => void;

/** The index behind one that is tracked, and how it was asked. */
interface Tracking {
  index: SiteIndex;
  view: View;
  ask: Ask;
}

const TRACKED = new WeakMap<SiteIndex, Tracking>();

/**
 * The index of a site as a computation sees it whose questions are noted. `answers.ts` gives the answers to the same
 * questions: what one of the two knows, the other has to know.
 *
 * @param view which of its pages it shows
 */
export function trackIndex(index: SiteIndex, view: View, ask: Ask): SiteIndex {
  const entryOf = memoize((entry: PageEntry) => trackEntry(entry, ask));
  const treeOf = (tree: PageTree, seen: View) => trackTree(tree, seen, entryOf, ask);
  const folder = index.siteFile.replace(/[^/]*$/, "");
  const part = <Name extends keyof SiteIndex>(name: Name): SiteIndex[Name] => {
    ask(`part ${name}`);
    return index[name];
  };
  const tracked: SiteIndex = {
    ...treeOf(index, view),
    withHidden: treeOf(index.withHidden, "every"),
    definitions: index.definitions,
    siteFile: index.siteFile,
    site: trackObject(index.site, (name) => ask(`site ${name}`)),
    media: mapOf(index.media, "media", ask),
    shared: mapOf(index.shared, "shared", ask),
    repairs: new TrackedMap(index.repairs, {
      onOne: (file) => ask(`repairs ${file.slice(folder.length)}`),
      onAll: () => ask(`repairs ${ALL_FIELDS}`),
      give: (made) => made,
    }),
    notFound: entryOf(index.notFound),
    clock: trackClock(index.clock, ask),
    times: mapOf(index.times, "times", ask),
    get locales() {
      ask("part locales");
      return index.locales.map((locale) => trackLocale(locale, index, ask));
    },
    // Parts that are asked for as a whole: few pages ask, and few changes touch them.
    get sources() {
      return part("sources");
    },
    get theme() {
      return part("theme");
    },
    get look() {
      return part("look");
    },
    get blogs() {
      return part("blogs");
    },
    get form() {
      return part("form");
    },
    get posts() {
      return part("posts");
    },
    get ledger() {
      return part("ledger");
    },
    get words() {
      return part("words");
    },
    get unreadable() {
      return part("unreadable");
    },
  };
  TRACKED.set(tracked, { index, view, ask });
  return tracked;
}

/**
 * A value that follows from the whole index. A computation that is noted asks for the value alone, instead of everything
 * that it is made from.
 *
 * @param name of the value, as `answers.ts` knows it
 * @param derive gives it for an index; it should be memoized
 */
export function derived<Value>(
  index: SiteIndex,
  name: string,
  derive: (index: SiteIndex) => Value,
): Value {
  const tracking = TRACKED.get(index);
  if (!tracking) return derive(index);
  tracking.ask(`derived ${tracking.view} ${name}`);
  return derive(tracking.index);
}

/** A clock records the times that are compared with it: results are valid until one of them has come. */
function trackClock(clock: Clock, ask: Ask): Clock {
  const part = <Name extends keyof Clock>(name: Name): Clock[Name] => {
    ask(`clock ${name}`);
    return clock[name];
  };
  return {
    get now() {
      return part("now");
    },
    get today() {
      return part("today");
    },
    get zone() {
      return part("zone");
    },
    get localTimeAt() {
      ask("clock zone");
      return clock.localTimeAt;
    },
    get isoTimeAt() {
      ask("clock zone");
      return clock.isoTimeAt;
    },
    get instantOf() {
      ask("clock zone");
      return clock.instantOf;
    },
    timingOf(times) {
      if (hasTimes(times)) ask(timingQuestion(times));
      return clock.timingOf(times);
    },
  };
}

/** A language records which of its words and of its site file's fields are read. */
function trackLocale(locale: SiteLocale, { site }: SiteIndex, ask: Ask): SiteLocale {
  const { language, strings } = locale;
  const kind = locale.site === site ? "site" : `locale ${language}`;
  return {
    ...locale,
    site: trackObject(locale.site, (name) => ask(`${kind} ${name}`)),
    strings: {
      ...strings,
      strings: trackObject(strings.strings, (key) => ask(`string ${language} ${key}`)),
    },
  };
}

function trackTree(
  tree: PageTree,
  view: View,
  entryOf: (entry: PageEntry) => PageEntry,
  ask: Ask,
): PageTree {
  return {
    pages: mapOf(tree.pages, `page ${view}`, ask, entryOf),
    aliases: mapOf(tree.aliases, `alias ${view}`, ask),
    children: mapOf(tree.children, `children ${view}`, ask, (entries) => entries.map(entryOf)),
    translations: mapOf(tree.translations, `translations ${view}`, ask, (entries) =>
      entries.map(entryOf),
    ),
  };
}

function mapOf<Value>(
  map: ReadonlyMap<string, Value>,
  kind: string,
  ask: Ask,
  give: (value: Value) => Value = (value) => value,
): ReadonlyMap<string, Value> {
  return new TrackedMap(map, {
    onOne: (key) => ask(`${kind} ${key}`),
    onAll: () => ask(`${kind} ${ALL_FIELDS}`),
    give,
  });
}

/** Another page records separately whether its fields were read, which cards show, or its blocks. */
function trackEntry(entry: PageEntry, ask: Ask): PageEntry {
  const { route, file } = entry;
  const page = {
    get value(): PageFile {
      const tracked = {
        ...fieldsOf(entry.page),
        get blocks() {
          ask(`text ${route}`);
          return entry.page.blocks;
        },
      };
      Object.defineProperty(page, "value", { value: tracked });
      return tracked;
    },
  };
  return {
    route,
    file,
    timing: entry.timing,
    get page() {
      ask(`fields ${route}`);
      return page.value;
    },
  };
}
