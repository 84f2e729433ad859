import { useEffect, useState } from "react";
import { HERE, PRESENT, type Presence } from "../../contract/presence.ts";
import { WINDOW } from "../api.ts";
import type { Session } from "./session.ts";

/** Says where this window is. @returns the other windows that show the same page */
export function usePresence({ path, selected }: Session): Presence[] {
  const [present, setPresent] = useState<Presence[]>([]);
  useEffect(() => {
    const hot = import.meta.hot;
    hot?.on(PRESENT, setPresent);
    return () => hot?.off(PRESENT, setPresent);
  }, []);
  useEffect(() => {
    import.meta.hot?.send(HERE, { window: WINDOW, path: path ?? "", at: selected });
  }, [path, selected]);
  return present.filter((other) => other.window !== WINDOW && other.path === path);
}
