import type { ViteDevServer } from "vite";
import { HERE, PRESENT, type Presence } from "../contract/presence.ts";

/** Tells every window where the others are. One that is closed, or whose machine is gone, is nowhere. */
export function followPresence({ ws }: Pick<ViteDevServer, "ws">): void {
  const present = new Map<unknown, Presence>();
  const tell = () => ws.send(PRESENT, [...present.values()]);
  ws.on(HERE, (message: unknown, client: unknown) => {
    const presence = presenceIn(message);
    if (presence) present.set(client, presence);
    else present.delete(client);
    tell();
  });
  ws.on("vite:client:disconnect", (_: unknown, client: unknown) => {
    if (present.delete(client)) tell();
  });
}

/** Where a window says that it is; nothing when it shows no page, or says what cannot be understood. */
function presenceIn(message: unknown): Presence | undefined {
  const { window, path, at } = Object(message) as Record<string, unknown>;
  if (typeof window !== "string" || typeof path !== "string") return undefined;
  if (path === "" || window.length > 100 || path.length > 300) return undefined;
  return { window, path, ...(typeof at === "number" ? { at } : {}) };
}
