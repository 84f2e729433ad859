import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { DevInstance } from "../../engine/dev/dev-server.ts";
import { createWorkspaces, WorkspacesFull } from "../workspaces/workspaces.ts";
import { auditLogIn } from "./audit-log.ts";
import { clientAddress } from "./client-address.ts";
import { createRateLimit } from "./rate-limit.ts";

it("a limit counts each caller apart, and begins again after its time", () => {
  let now = 0;
  const limit = createRateLimit(2, 1000, () => now);
  expect([limit.consume("a"), limit.consume("a"), limit.consume("a"), limit.consume("b")]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  now = 999;
  expect(limit.consume("a")).toBe(false);
  now = 1000;
  expect(limit.consume("a")).toBe(true);
});

it.each([
  ["127.0.0.1", "9.9.9.9", false, "9.9.9.9"],
  ["127.0.0.1", "1.1.1.1, 9.9.9.9", false, "9.9.9.9"],
  ["8.8.8.8", "9.9.9.9", false, "8.8.8.8"],
  ["8.8.8.8", "9.9.9.9", true, "9.9.9.9"],
  ["8.8.8.8", undefined, true, "8.8.8.8"],
])(
  "a request by %s that says %s (a proxy that is trusted: %s) comes from %s",
  (peer, forwarded, trusted, from) => {
    const request = { socket: { remoteAddress: peer }, headers: { "x-forwarded-for": forwarded } };
    expect(clientAddress(request as unknown as IncomingMessage, trusted)).toBe(from);
  },
);

it("the log keeps every entry on a line of its own, and makes room for new ones", async () => {
  const data = mkdtempSync(join(tmpdir(), "audit-"));
  const log = auditLogIn(data, () => new Date(0));
  void log.write({ event: "sign-in", email: "ana@bakery.example", what: 'a "quote"\nand a line' });
  await log.write({ event: "limit", from: "9.9.9.9" });
  const file = join(data, "audit.log");
  const lines = readFileSync(file, "utf8").trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      at: "1970-01-01T00:00:00.000Z",
      event: "sign-in",
      email: "ana@bakery.example",
      what: 'a "quote"\nand a line',
    },
    { at: "1970-01-01T00:00:00.000Z", event: "limit", from: "9.9.9.9" },
  ]);
  writeFileSync(file, "x".repeat(5_000_000));
  for (let time = 0; time < 7; time++) {
    await log.write({ event: "limit" });
    writeFileSync(file, "x".repeat(5_000_000));
  }
  expect([1, 5, 6].map((age) => existsSync(`${file}.${age}`))).toEqual([true, true, false]);
});

it("studios are started once, closed for another when nobody uses them, and never under anybody", async () => {
  let now = 0;
  const open: string[] = [];
  const workspaces = createWorkspaces(
    async (draft) => {
      open.push(draft);
      const close = async () => void open.splice(open.indexOf(draft), 1);
      return { answer() {}, upgrade() {}, ready: Promise.resolve(), close } satisfies DevInstance;
    },
    2,
    () => now,
  );
  const { leave } = await workspaces.enter("a");
  const [one, same] = await Promise.all([workspaces.enter("a"), workspaces.enter("a")]);
  expect(one.instance).toBe(same.instance);
  one.leave();
  same.leave();
  now = 1;
  (await workspaces.enter("b")).leave();
  now = 2;
  const { leave: leaveC } = await workspaces.enter("c");
  expect(open).toEqual(["a", "c"]);
  await expect(workspaces.enter("b")).rejects.toThrow(WorkspacesFull);
  leave();
  leave();
  now = 3;
  await workspaces.enter("b");
  expect(open).toEqual(["c", "b"]);
  leaveC();
  await workspaces.close();
  expect(open).toEqual([]);
});
