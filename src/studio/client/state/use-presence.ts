import { useEffect, useState } from "react";
import { HERE, PRESENT, type Presence } from "../../contract/presence.ts";
import { WINDOW } from "../api.ts";
import { live } from "../live.ts";
import type { Session } from "./session.ts";

/** Says where this window is. @returns the other windows that show the same page */
export function usePresence({ path, selected }: Session): Presence[] {
  const [present, setPresent] = useState<Presence[]>([]);
  useEffect(() => {
    live.on(PRESENT, setPresent);
    return () => live.off(PRESENT, setPresent);
  }, []);
  useEffect(() => {
    live.send(HERE, { window: WINDOW, path: path ?? "", at: selected });
  }, [path, selected]);
  return present.filter((other) => other.window !== WINDOW && other.path === path);
}
