import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { PlanError } from "../engine/edit/plan.ts";
import { ownPartIssue } from "../engine/pipeline/own-part-issue.ts";
import { OwnPartError } from "../engine/pipeline/own-parts.ts";
import { explainFailure } from "./explain-failure.ts";

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** The message for a server that shall listen somewhere. */
async function messageOf(port: number, host: string): Promise<string> {
  const server = createServer().listen(port, host);
  servers.push(server);
  return once(server, "listening").then(() => "", explainFailure);
}

it("says what to do when a port is taken", async () => {
  expect(await messageOf(0, "127.0.0.1")).toBe("");
  const taken = servers[0]?.address();
  const port = typeof taken === "object" && taken ? taken.port : 0;
  expect(await messageOf(port, "127.0.0.1")).toContain("The port is taken by another program.");
});

it("says what to do when an address is none of this machine", async () => {
  for (const host of ["192.0.2.1", "no-such-host.invalid"])
    expect(await messageOf(0, host)).toContain("Name an address of this machine with --host");
});

it("names the flag that answers why a plan cannot be made", async () => {
  expect(await explainFailure(new PlanError("Name the other page.", "--redirect-to /path"))).toBe(
    "Name the other page. On the command line: --redirect-to /path.",
  );
  expect(await explainFailure(new PlanError("There is no page /x."))).toBe("There is no page /x.");
});

it("names the file and the line where a part of a site's own stopped", async () => {
  const file = `${process.cwd()}/src/cli/main.ts`;
  const issue = ownPartIssue(file, "It stopped.", "Correct it.", { line: 2, column: 10 });
  const words = await explainFailure(new OwnPartError(issue));
  expect(words).toContain("src/cli/main.ts:2:10 error own-part\n  It stopped.");
  expect(words).toContain("  Correct it.");
});
