import { EventEmitter } from "node:events";
import type { ViteDevServer } from "vite";
import { expect, it } from "vitest";
import { HERE, type Presence } from "../contract/presence.ts";
import { followPresence } from "./follow-presence.ts";

/** The connections of windows, and what they hear. */
function connections(personOf?: Parameters<typeof followPresence>[1]) {
  const emitter = new EventEmitter();
  let heard: Presence[] = [];
  const ws = {
    on: emitter.on.bind(emitter),
    send: (_: string, present: Presence[]) => {
      heard = present;
    },
  };
  followPresence({ ws } as unknown as Pick<ViteDevServer, "ws">, personOf);
  return {
    connect: (socket: object, request: object) => emitter.emit("connection", socket, request),
    say: (client: unknown, message: unknown) => emitter.emit(HERE, message, client),
    close: (client: string) => emitter.emit("vite:client:disconnect", undefined, client),
    heard: () => heard,
  };
}

const A = { window: "a", path: "visit.json" };
const B = { window: "b", path: "visit.json", at: 2 };

it("shows all windows where each one is, until it leaves or is closed", () => {
  const { say, close, heard } = connections();
  say("1", A);
  say("2", B);
  expect(heard()).toEqual([A, B]);
  say("1", { ...A, at: 1 });
  expect(heard()).toEqual([{ ...A, at: 1 }, B]);
  say("1", { ...A, path: "" });
  expect(heard()).toEqual([B]);
  close("2");
  expect(heard()).toEqual([]);
});

it("says whose windows they are, and believes nobody about it", () => {
  const ana = { name: "Ana", email: "ana@bakery.example", role: "author" } as const;
  const request = {};
  const { connect, say, heard } = connections((asked) => (asked === request ? ana : undefined));
  const [socket, other] = [{}, {}];
  connect(socket, request);
  connect(other, {});
  say({ socket }, { ...A, by: { name: "Eve", email: "eve@evil.example" } });
  say({ socket: other }, { ...B, by: { name: "Eve", email: "eve@evil.example" } });
  expect(heard()).toEqual([{ ...A, by: { name: "Ana", email: "ana@bakery.example" } }, B]);
});

it.each([undefined, null, "visit.json", { window: 1, path: "x" }, { window: "a" }])(
  "takes nothing from %j",
  (message) => {
    const { say, heard } = connections();
    say("1", A);
    say("2", message);
    expect(heard()).toEqual([A]);
  },
);
