import { dirname, join } from "node:path";
import { keepNewest } from "../kept.ts";
import { readBytes } from "../regular-file.ts";
import { writeWhole } from "../write-whole.ts";
import { shortHash } from "./answers.ts";
import { type Packed, pack, type Text, unpack } from "./pack.ts";
import type { Question } from "./questions.ts";

/** What was found out about a site by one run, for the next one. Nothing in it depends on where the site lies. */
export interface Snapshot {
  /** What pages asked, by number, and the answers they got. */
  questions: readonly Question[];
  answers: readonly string[];
  /** What comparing two pages in full has given, by a name for both. */
  comparisons: ReadonlyMap<string, number>;
  /** By path below the pages folder. */
  files: ReadonlyMap<string, KnownFile>;
  /** By step, then by the path of the page. */
  traces: ReadonlyMap<StepName, ReadonlyMap<string, Trace>>;
}

/** A page file without mistakes. */
export interface KnownFile {
  /** The hash of its text. */
  text: string;
  /** The hash of its own fields. */
  fields: string;
  /** Its own fields as JSON, without its blocks, and the types of these. */
  head: Text;
}

/** The result of one step for one page. */
export interface Trace {
  /** A hash of what the page itself brings to the step. */
  input: string;
  /** Numbers of what it asked. */
  asked: Int32Array;
  /** What it gave, as JSON. */
  value: Text;
}

/** The steps whose results are kept. */
export type StepName = (typeof STEPS)[number];
export const STEPS = ["resolve", "check", "document"] as const;

/** Part of the folder's name: raise it when something is kept in another form. */
const FORM = "1";
/** Sites that something is kept of: a draft beside the site itself, a trial. */
const MOST_KEPT = 8;
/** Nothing is known yet. */
export const NO_SNAPSHOT: Snapshot = {
  questions: [],
  answers: [],
  comparisons: new Map(),
  files: new Map(),
  traces: new Map(),
};

/** The file of a snapshot, and what everything in it was computed with. */
export interface SnapshotPlace {
  cache: string;
  /** Tells sites apart that share a cache. It does not depend on where they lie. */
  site: string;
  /** The engine, in words that differ when it gives other results. */
  engine: string;
}

/**
 * Reads what the last run found out about a site.
 *
 * @returns an empty one when there is none, when it was made by another engine, or when a byte of it is damaged
 */
export function readSnapshot(place: SnapshotPlace): Snapshot {
  const bytes = bytesIfThere(fileOf(place));
  if (!bytes) return NO_SNAPSHOT;
  const length = bytes.length < 4 ? 0 : bytes.readUInt32LE();
  const questions = unpack(bytes.subarray(4, 4 + length));
  const pages = unpack(Buffer.from(bytes.subarray(4 + length)));
  if (!questions || !pages || questions.text("question", 0) !== place.engine) return NO_SNAPSHOT;
  const rows = Array.from({ length: questions.rows - 1 }, (_, at) => at + 1);
  return {
    questions: rows.map((row) => questions.text("question", row)),
    answers: rows.map((row) => questions.text("answer", row)),
    comparisons: new Map(JSON.parse(questions.text("answer", 0)) as [string, number][]),
    ...pagesOf(pages),
  };
}

/**
 * Keeps what was found out about a site for the next run.
 *
 * @throws what the system says when the cache cannot be written
 */
export function writeSnapshot(place: SnapshotPlace, snapshot: Snapshot): void {
  const file = fileOf(place);
  const questions = pack({
    texts: {
      question: [place.engine, ...snapshot.questions],
      answer: [JSON.stringify([...snapshot.comparisons]), ...snapshot.answers],
    },
    numbers: {},
  });
  const length = Buffer.alloc(4);
  length.writeUInt32LE(questions.length);
  writeWhole(file, Buffer.concat([length, questions, pack(columnsOf(snapshot))]));
  keepNewest(dirname(file), MOST_KEPT);
}

function columnsOf({ files, traces }: Snapshot): Parameters<typeof pack>[0] {
  const paths = [
    ...new Set([...files.keys(), ...[...traces.values()].flatMap((of) => [...of.keys()])]),
  ];
  const fileTexts = (name: keyof KnownFile) => paths.map((path) => files.get(path)?.[name] ?? "");
  const column = <Name extends keyof Trace>(step: StepName, name: Name, none: Trace[Name]) =>
    paths.map((path) => traces.get(step)?.get(path)?.[name] ?? none);
  return {
    texts: {
      path: paths,
      text: fileTexts("text"),
      fields: fileTexts("fields"),
      head: fileTexts("head"),
      ...Object.fromEntries(
        STEPS.flatMap((step) => [
          [`${step} input`, column(step, "input", "")],
          [`${step} value`, column(step, "value", "")],
        ]),
      ),
    },
    numbers: Object.fromEntries(
      STEPS.map((step) => [`${step} asked`, column(step, "asked", NOTHING_ASKED)]),
    ),
  };
}

const NOTHING_ASKED = new Int32Array(0);

function pagesOf(packed: Packed): Pick<Snapshot, "files" | "traces"> {
  const files = new Map<string, KnownFile>();
  const traces = new Map(STEPS.map((step) => [step, new Map<string, Trace>()]));
  for (let row = 0; row < packed.rows; row += 1) {
    const path = packed.text("path", row);
    const text = packed.text("text", row);
    if (text !== "")
      files.set(path, {
        text,
        fields: packed.text("fields", row),
        head: packed.bytes("head", row),
      });
    for (const step of STEPS) {
      const input = packed.text(`${step} input`, row);
      if (input === "") continue;
      const asked = packed.numbers(`${step} asked`, row);
      traces.get(step)?.set(path, { input, asked, value: packed.bytes(`${step} value`, row) });
    }
  }
  return { files, traces };
}

function fileOf({ cache, site }: SnapshotPlace): string {
  return join(cache, `sites-${FORM}`, `${shortHash(site)}.pack`);
}

function bytesIfThere(file: string): Buffer | undefined {
  try {
    return readBytes(file);
  } catch {
    return undefined;
  }
}
