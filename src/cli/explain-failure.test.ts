import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { explainFailure } from "./explain-failure.ts";

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** What is told when a server shall listen somewhere. */
async function toldOf(port: number, host: string): Promise<string> {
  const server = createServer().listen(port, host);
  servers.push(server);
  return once(server, "listening").then(() => "", explainFailure);
}

it("says what to do when a port is taken", async () => {
  expect(await toldOf(0, "127.0.0.1")).toBe("");
  const taken = servers[0]?.address();
  const port = typeof taken === "object" && taken ? taken.port : 0;
  expect(await toldOf(port, "127.0.0.1")).toContain("The port is taken by another program.");
});

it("says what to do when an address is none of this machine", async () => {
  for (const host of ["192.0.2.1", "no-such-host.invalid"])
    expect(await toldOf(0, host)).toContain("Name an address of this machine with --host");
});
