import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import type { Plan } from "./plan.ts";

/** Carries a plan out. Every file is written aside first and put in place by a rename. */
export function carryOut(plan: Plan): void {
  for (const [file, text] of plan.writes) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }
  for (const { from, to } of plan.renames) {
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  }
  for (const file of plan.deletes) rmSync(file);
  for (const file of [...plan.renames.map(({ from }) => from), ...plan.deletes])
    removeIfEmpty(dirname(file));
}

function removeIfEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}
