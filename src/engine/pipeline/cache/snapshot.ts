import { dirname, join } from "node:path";
import { keepNewest } from "../kept.ts";
import { readBytes } from "../regular-file.ts";
import { writeWhole } from "../write-whole.ts";
import { type Cell, type Columns, type Packed, pack, type Slice, textOf, unpack } from "./pack.ts";
import type { Question } from "./questions.ts";
import { createRowMap, type RowMap } from "./row-map.ts";
import { shortHash } from "./short-hash.ts";

/** The results of one run over a site, for the next one. Nothing in it depends on where the site lies. */
export interface Snapshot {
  /** What pages asked, by number, and the answers they got. */
  questions: readonly Question[];
  answers: readonly string[];
  /** What comparing two pages in full has given, by a name for both. */
  comparisons: ReadonlyMap<string, number>;
  /** By path below the pages folder. */
  files: RowMap<KnownFile>;
  /** By step, then by the path of the page. */
  traces: ReadonlyMap<StepName, RowMap<Trace>>;
}

/** A page file without mistakes. */
export interface KnownFile {
  /** The hash of its text. */
  text: string;
  /** The hash of its own fields. */
  fields: string;
  /** Its own fields as JSON, without its blocks, and the types of these. */
  head: string | Slice;
}

/** The result of one step for one page. */
export interface Trace {
  /** A hash of what the page itself brings to the step. */
  input: string;
  /** Numbers of what it asked. */
  asked: Int32Array | Slice;
  /** What it gave, as JSON. */
  value: string | Slice;
}

/** The steps whose results are kept. */
export type StepName = (typeof STEPS)[number];
export const STEPS = ["resolve", "check", "document"] as const;

/** Bytes of a length. */
const LENGTH = 4;
/** Part of the folder's name: raise it when something is kept in another form. */
const FORM = "2";
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
export interface SnapshotLocation {
  cache: string;
  /** Distinguishes sites that share a cache. It does not depend on where they lie. */
  site: string;
  /** The engine, in words that differ when it gives other results. */
  engine: string;
}

/**
 * Reads the results of the last run over a site.
 *
 * @returns an empty one when there is none, when it was made by another engine, or when a byte of it is damaged
 */
export function readSnapshot(location: SnapshotLocation): Snapshot {
  const bytes = bytesIfThere(fileOf(location));
  return (bytes && fromBytes(bytes, location.engine)) ?? NO_SNAPSHOT;
}

/**
 * Reads a snapshot.
 *
 * @returns nothing when it was made by another engine, or when a byte of it is damaged
 */
export function fromBytes(bytes: Buffer, engine: string): Snapshot | undefined {
  const [questions, pages] = partsOf(bytes).map(unpack);
  if (!questions || !pages) return undefined;
  const text = (column: string, row: number) => textOf(questions.cell(column, row));
  if (text("question", 0) !== engine) return undefined;
  const rows = Array.from({ length: questions.rows - 1 }, (_, at) => at + 1);
  return {
    questions: rows.map((row) => text("question", row)),
    answers: rows.map((row) => text("answer", row)),
    comparisons: new Map(JSON.parse(text("answer", 0)) as [string, number][]),
    ...pagesOf(pages),
  };
}

/**
 * Keeps the results of a run over a site for the next one.
 *
 * @throws what the system says when the cache cannot be written
 */
export function writeSnapshot(location: SnapshotLocation, snapshot: Snapshot): void {
  const file = fileOf(location);
  writeWhole(file, toBytes(snapshot, location.engine));
  keepNewest(dirname(file), MOST_KEPT);
}

/** A snapshot as it is kept. */
export function toBytes(snapshot: Snapshot, engine: string): Buffer {
  const questions = pack({
    question: [engine, ...snapshot.questions],
    answer: [JSON.stringify([...snapshot.comparisons]), ...snapshot.answers],
  });
  return joined(questions, pack(columnsOf(snapshot)));
}

/** Two packs one after the other, the length of the first before them. */
function joined(first: Buffer, second: Buffer): Buffer {
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32LE(first.length);
  return Buffer.concat([length, first, second]);
}

function partsOf(bytes: Buffer): [first: Buffer, second: Buffer] {
  const end = bytes.length < LENGTH ? 0 : LENGTH + bytes.readUInt32LE();
  return [bytes.subarray(LENGTH, end), bytes.subarray(end)];
}

function columnsOf({ files, traces }: Snapshot): Columns {
  const paths = [...new Set([files, ...traces.values()].flatMap(namesIn))];
  const ofFiles = (name: keyof KnownFile) =>
    paths.map((path): Cell => files.get(path)?.[name] ?? "");
  const ofTraces = (step: StepName, name: keyof Trace) => {
    const own = traces.get(step);
    return paths.map((path): Cell => own?.get(path)?.[name] ?? "");
  };
  return {
    path: paths,
    text: ofFiles("text"),
    fields: ofFiles("fields"),
    head: ofFiles("head"),
    ...Object.fromEntries(
      STEPS.flatMap((step) => [
        [`${step} input`, ofTraces(step, "input")],
        [`${step} asked`, ofTraces(step, "asked")],
        [`${step} value`, ofTraces(step, "value")],
      ]),
    ),
  };
}

function namesIn(rows: RowMap<unknown>): string[] {
  return Array.from(rows, ([name]) => name);
}

function pagesOf(packed: Packed): Pick<Snapshot, "files" | "traces"> {
  const textAt = (column: string, row: number) => textOf(packed.cell(column, row));
  const rows = new Map<string, number>();
  for (let row = 0; row < packed.rows; row += 1) rows.set(textAt("path", row), row);
  const fileAt = (row: number): KnownFile | undefined => {
    const text = textAt("text", row);
    if (text === "") return undefined;
    return { text, fields: textAt("fields", row), head: packed.cell("head", row) };
  };
  const traceAt = (step: StepName) => (row: number) => {
    const input = textAt(`${step} input`, row);
    if (input === "") return undefined;
    const asked = packed.cell(`${step} asked`, row);
    return { input, asked, value: packed.cell(`${step} value`, row) };
  };
  const traces = STEPS.map((step) => [step, createRowMap<Trace>(rows, traceAt(step))] as const);
  return { files: createRowMap(rows, fileAt), traces: new Map(traces) };
}

function fileOf({ cache, site }: SnapshotLocation): string {
  return join(cache, `sites-${FORM}`, `${shortHash(site)}.pack`);
}

function bytesIfThere(file: string): Buffer | undefined {
  try {
    return readBytes(file);
  } catch {
    return undefined;
  }
}
