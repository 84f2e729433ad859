import type { Output } from "../output.ts";
import type { WrittenCheck } from "../written/check-written.ts";
import type { PageFiles, PageJob, PagePlan } from "./page-job.ts";
import type { PageWriting } from "./write-pages.ts";

/** The documents of an output. */
export interface DocumentsToWrite {
  plans: Iterable<PagePlan>;
  /** Number of the plans. */
  count: number;
  /** Names all that goes into every document. */
  common: string;
  /** Whether documents of earlier outputs are taken. */
  isTaken: boolean;
  output: Output;
  /** Is given what is known of those that an earlier output has. */
  check: WrittenCheck;
}

/** Takes the documents that an earlier output has, made from the same, and gives the jobs of all others. */
export function createDocuments(
  given: DocumentsToWrite,
): Pick<PageWriting, "jobs" | "count" | "onWritten"> {
  const { plans, count, common, isTaken, output, check } = given;
  const keys = new Map<string, string>();
  const keyOf = (plan: PagePlan) => `${common} ${plan.key}`;

  function* jobsOf(left: Iterable<PagePlan>): Generator<PageJob> {
    for (const plan of left) {
      const { route, files, make } = plan;
      for (const path of pathsOf(files)) {
        keys.set(path, keyOf(plan));
        output.keep(path);
      }
      yield { route, files, ...make() };
    }
  }
  const take = (): PagePlan[] => {
    const all = [...plans];
    const things = all.map((plan) => ({ key: keyOf(plan), paths: pathsOf(plan.files) }));
    const taken = output.take(things);
    for (const [at, found] of taken.entries())
      for (const [number, file] of (found?.files ?? []).entries())
        if (found) check.carry(things[at]?.paths[number] ?? "", file, found.manifest);
    return all.filter((_, at) => !taken[at]);
  };
  const left = isTaken && output.mayTake(common) ? take() : undefined;
  return {
    jobs: jobsOf(left ?? plans),
    count: left?.length ?? count,
    onWritten({ sizes, collected }) {
      for (const [path, size] of sizes) output.made(path, { key: keys.get(path) ?? "", size });
      check.take(collected);
    },
  };
}

function pathsOf(files: readonly PageFiles[]): string[] {
  return files.flatMap(({ document, data }) => [document, data]);
}
