import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { removeDurably, writeDurably } from "../../studio/server/copies/durable-file.ts";
import { RequestError } from "../../studio/server/request-error.ts";
import type { DraftRecord } from "./draft-record.ts";

/** What is kept of drafts: a file for each, written whole, and on the disk when a function returns. */
export interface DraftRecords {
  all(): DraftRecord[];
  /** @throws {RequestError} when there is no such draft */
  read(id: string): DraftRecord;
  write(record: DraftRecord): void;
  /** Changes what is kept of a draft, in one go: nothing that somebody else writes is lost. */
  change(id: string, changes: (record: DraftRecord) => Partial<DraftRecord>): DraftRecord;
  remove(id: string): void;
  /** Calls something whenever a record was written or removed. */
  watch(listener: (id: string) => void): void;
}

/** Ids are made here; one that somebody sends may be anything. */
const ID = /^[a-z0-9]{1,40}$/;

/** The records in a folder. */
export function draftRecords(data: string): DraftRecords {
  const folder = join(data, "drafts");
  const fileOf = (id: string) => join(folder, `${id}.json`);
  const read = (id: string): DraftRecord => {
    if (!ID.test(id) || !existsSync(fileOf(id)))
      throw new RequestError(404, "These changes are not here any more.");
    return JSON.parse(readFileSync(fileOf(id), "utf8")) as DraftRecord;
  };
  const listeners: ((id: string) => void)[] = [];
  const notify = (id: string) => {
    for (const listener of listeners) listener(id);
  };
  const write = (record: DraftRecord) => {
    writeDurably(data, fileOf(record.id), `${JSON.stringify(record, null, 2)}\n`);
    notify(record.id);
  };
  return {
    all: () =>
      (existsSync(folder) ? readdirSync(folder) : [])
        .filter((name) => name.endsWith(".json"))
        .map((name) => read(name.slice(0, -".json".length))),
    read,
    write,
    change(id, changes) {
      const before = read(id);
      const after = { ...before, ...changes(before) };
      write(after);
      return after;
    },
    remove(id) {
      removeDurably(fileOf(id));
      notify(id);
    },
    watch: (listener) => void listeners.push(listener),
  };
}
