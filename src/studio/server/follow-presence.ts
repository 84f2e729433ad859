import type { IncomingMessage } from "node:http";
import type { ViteDevServer } from "vite";
import type { Person } from "../contract/person.ts";
import { HERE, PRESENT, type Presence } from "../contract/presence.ts";

/** Broadcasts to every window where the others are, without those that are closed or disconnected. */
export function followPresence(
  { ws }: Pick<ViteDevServer, "ws">,
  personOf: (request: IncomingMessage) => Person | undefined = () => undefined,
): void {
  const present = new Map<unknown, Presence>();
  const people = new WeakMap<object, Person>();
  const broadcast = () => ws.send(PRESENT, [...present.values()]);
  ws.on("connection", (socket: object, request: IncomingMessage) => {
    const person = personOf(request);
    if (person) people.set(socket, person);
  });
  ws.on(HERE, (message: unknown, client: { socket?: object }) => {
    const presence = presenceIn(message);
    const person = client.socket && people.get(client.socket);
    const by = person && { by: { name: person.name, email: person.email } };
    if (presence) present.set(client, { ...presence, ...by });
    else present.delete(client);
    broadcast();
  });
  ws.on("vite:client:disconnect", (_: unknown, client: unknown) => {
    if (present.delete(client)) broadcast();
  });
}

/** Where a window says that it is; nothing when it shows no page, or says what cannot be understood. */
function presenceIn(message: unknown): Presence | undefined {
  const { window, path, at } = Object(message) as Record<string, unknown>;
  if (typeof window !== "string" || typeof path !== "string") return undefined;
  if (path === "" || window.length > 100 || path.length > 300) return undefined;
  return { window, path, ...(typeof at === "number" ? { at } : {}) };
}
