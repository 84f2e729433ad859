import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { NO_SNAPSHOT } from "../cache/snapshot.ts";
import { type Records, readRecords, recordsToBytes } from "./records.ts";

const file = join(mkdtempSync(join(tmpdir(), "records-")), "records");
const RECORDS: Records = {
  ...{ number: 2, count: 3, build: "build", engine: "engine" },
  snapshot: {
    ...NO_SNAPSHOT,
    files: new Map([["ü.json", { text: "1", fields: "2", head: '{"fields":{}}' }]]),
  },
  more: { isWritten: true },
};

describe("records", () => {
  it("say the same after they were written and read", () => {
    writeFileSync(file, recordsToBytes(RECORDS));
    const { snapshot, ...header } = readRecords(file, "engine");
    const { snapshot: _, ...written } = RECORDS;
    expect(header).toEqual(written);
    expect([...snapshot.files].map(([path, { text }]) => [path, text])).toEqual([["ü.json", "1"]]);
  });

  it("are of no use to another engine, which says so", () => {
    writeFileSync(file, recordsToBytes(RECORDS));
    expect(() => readRecords(file, "other")).toThrow(
      `${file} was written by another version of the engine. Install the same one on all machines with "npm ci", and run all steps again.`,
    );
  });

  it("are not read when any of their bytes is another, or any is missing", () => {
    const bytes = recordsToBytes(RECORDS);
    const damaged = [
      ...Array.from(bytes, (byte, at) => bytes.with(at, byte ^ 1)),
      ...[0, 5, 20, bytes.length - 1].map((end) => bytes.subarray(0, end)),
    ];
    for (const [at, one] of damaged.entries()) {
      writeFileSync(file, one);
      expect(() => readRecords(file, "engine"), `${at}`).toThrow(`${file} is damaged.`);
    }
  });
});
