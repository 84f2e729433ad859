import { spawnSync } from "node:child_process";

interface Report {
  suites: Suite[];
}

interface Suite {
  specs?: { title: string; ok: boolean; tests: { annotations: Annotation[] }[] }[];
  suites?: Suite[];
}

interface Annotation {
  type: string;
  description?: string;
}

/** Has everyday tasks done in the studio, and prints how many clicks and keys each takes. */
export function benchTasks(): void {
  const args = ["playwright", "test", "e2e/studio-receptionist.spec.ts", "--workers=1"];
  const { stdout } = spawnSync("npx", [...args, "--reporter=json"], { encoding: "utf8" });
  const report = JSON.parse(stdout) as Report;
  for (const { title, ok, tests } of report.suites.flatMap(specsOf)) {
    const notes = tests.flatMap(({ annotations }) => annotations);
    const effort = notes.find(({ type }) => type === "effort")?.description ?? "not counted";
    process.stdout.write(`${title} ${ok ? effort : "failed"}\n`);
  }
}

function specsOf({ specs = [], suites = [] }: Suite): NonNullable<Suite["specs"]> {
  return [...specs, ...suites.flatMap(specsOf)];
}
