import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PublishFinding, PublishStep } from "../studio/contract/publishing.ts";
import type { Job, KeptRevision, Release, States } from "./journal.ts";
import type { OpenTarget } from "./open-target.ts";
import { PublishError } from "./publish-error.ts";
import type { BuildResult, CheckResult, PublishWork } from "./work.ts";

/** What a job is run with. */
export interface JobRun {
  /** Folder that the site is built in. */
  data: string;
  targets: readonly OpenTarget[];
  work: PublishWork;
  /** The state that the job goes back to. */
  restored: KeptRevision | undefined;
  /** Findings that somebody has seen and accepted. */
  accepted: readonly PublishFinding[];
  /** Called before each step; the change is on the disk when it returns. */
  note(change: Partial<Job> & { step: PublishStep }): void;
}

/** Steps at which an interrupted job is resumed; before them nothing of it is live, and it starts over. */
const RESUMABLE = new Set<PublishStep | undefined>(["switch", "announce"]);

/** Findings keep a publication from going live. */
export class FindingsError extends PublishError {
  readonly findings: PublishFinding[];

  constructor(findings: PublishFinding[]) {
    super("findings");
    this.findings = findings;
  }
}

/**
 * Runs a job, or goes on with one.
 *
 * @returns what is live now
 * @throws {PublishError} when nothing went live
 */
export async function runJob(job: Job, run: JobRun): Promise<Release> {
  const { note } = run;
  const resumed = RESUMABLE.has(job.step) ? job.made : undefined;
  const made = resumed ?? (await (job.order ? make(job, run) : revive(job, run)));
  const before = job.before ?? (await liveStates(run));
  if (job.step !== "announce") {
    note({ step: "switch", made, before });
    await switchAll(made.states, before, run.targets);
  }
  note({ step: "announce", made, before });
  return made;
}

async function make(job: Job, run: JobRun): Promise<Release> {
  const { note, targets, work, data } = run;
  const { folder = "" } = job.order ?? {};
  note({ step: "prepare" });
  if (!existsSync(folder)) throw new PublishError("gone");
  for (const target of targets) await target.prepare(job);
  note({ step: "check" });
  const out = join(data, "site");
  const isBuilt = targets.some((target) => target.isBuilt);
  const checked: CheckResult & Partial<BuildResult> = isBuilt
    ? await work.build(folder, out, () => note({ step: "build" }))
    : await work.check(folder);
  const errors = checked.findings.filter(({ level }) => level === "error");
  assertAccepted(job.order?.takesWarnings ? errors : checked.findings, run.accepted);
  note({ step: "put" });
  const { content } = checked;
  const built = content === undefined ? undefined : { folder: out, content };
  const states: States = {};
  for (const target of targets) states[target.name] = await target.put(job, built);
  const { pages, changesAt } = checked;
  return { states, pages, ...(isBuilt && changesAt !== undefined && { changesAt }) };
}

/** @throws {FindingsError} for errors, and for warnings that nobody has accepted */
function assertAccepted(findings: PublishFinding[], accepted: readonly PublishFinding[]): void {
  if (findings.some(({ level }) => level === "error")) throw new FindingsError(findings);
  const nameOf = ({ rule, where, message }: PublishFinding) => [rule, where, message].join("\n");
  const known = new Set(accepted.map(nameOf));
  if (!findings.every((one) => known.has(nameOf(one)))) throw new FindingsError(findings);
}

async function revive(job: Job, { note, targets, restored }: JobRun): Promise<Release> {
  note({ step: "prepare" });
  if (!restored) throw new PublishError("gone");
  const states: States = {};
  for (const { name, revive } of targets) {
    const state = restored.states[name];
    if (state === undefined) throw new PublishError("gone");
    states[name] = await revive(state, job);
  }
  return { states, ...(restored.pages !== undefined && { pages: restored.pages }) };
}

async function liveStates({ targets }: JobRun): Promise<States> {
  const states: States = {};
  for (const { name, live } of targets) {
    const state = await live();
    if (state !== undefined) states[name] = state;
  }
  return states;
}

/** Makes states live, one target after the other. When one fails, those before it are as they were. */
async function switchAll(
  states: States,
  before: States,
  targets: readonly OpenTarget[],
): Promise<void> {
  const tried: OpenTarget[] = [];
  try {
    for (const target of targets) {
      tried.unshift(target);
      await target.switchTo(states[target.name] ?? "", before[target.name]);
    }
  } catch (cause) {
    // The first failure is reported; one of a rollback would only hide it.
    for (const { name, rollBack } of tried)
      await rollBack(states[name] ?? "", before[name]).catch(() => undefined);
    throw cause;
  }
}
