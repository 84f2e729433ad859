import { useEffect, useRef, useState } from "react";
import type { KeptNews } from "../../contract/answers.ts";
import { ask, OUT_OF_REACH, WINDOW } from "../api.ts";
import { live } from "../live.ts";
import { Keeper, type KeeperWindow } from "./keeper.ts";
import type { OpenPage } from "./session.ts";
import { type LeftWork, unsentStore } from "./unsent-work.ts";

const RETRY = 1000;
/** Milliseconds that an answer may take. A server that ends or begins may leave a request without one. */
const TIMEOUT = 10_000;

/**
 * Has unsaved work kept by the server, and hears what other windows do.
 *
 * @param left what an earlier window could not send
 * @returns the keeper, and why work cannot be kept now
 */
export function useKeeper(
  pages: Record<string, OpenPage>,
  on: Pick<KeeperWindow, "onJoined" | "onClash">,
  left: LeftWork[],
): { keeper: Keeper; trouble: string | undefined } {
  const [trouble, setTrouble] = useState<string>();
  const handlers = useRef(on);
  handlers.current = on;
  const [keeper] = useState(() => {
    const made = new Keeper({
      ask: (action, input) => ask(action, input, { outlivesWindow: true, timeout: TIMEOUT }),
      name: WINDOW,
      store: unsentStore(WINDOW),
      onJoined: (joined) => handlers.current.onJoined(joined),
      onClash: (path, clash) => handlers.current.onClash(path, clash),
      onTrouble: setTrouble,
    });
    for (const work of left) made.resumed(work);
    return made;
  });

  useEffect(() => keeper.take(pages), [keeper, pages]);
  useNews(keeper, setTrouble);
  useWaking(keeper);
  useLeaving(keeper);
  return { keeper, trouble };
}

/** Follows other windows, files that are changed outside, and the server when it ends. */
function useNews(keeper: Keeper, onTrouble: KeeperWindow["onTrouble"]): void {
  useEffect(() => {
    const hear = ({ path, window: name }: KeptNews) => {
      if (name !== WINDOW) void keeper.follow(path);
    };
    const look = () => void keeper.followAll();
    // The development server's own script waits for this. It would then ask for the server once more,
    // through a worker that a busy browser may not start, and the window would hear nothing any more.
    const wait = () => {
      onTrouble(OUT_OF_REACH);
      return untilKept(keeper).then(() => location.reload());
    };
    live.on("studio:kept", hear);
    live.on("site:changed", look);
    // What was opened before is not heard of.
    live.on("vite:ws:connect", look);
    live.on("vite:ws:disconnect", wait);
    return () => {
      live.off("studio:kept", hear);
      live.off("site:changed", look);
      live.off("vite:ws:connect", look);
      live.off("vite:ws:disconnect", wait);
    };
  }, [keeper, onTrouble]);
}

/** Sends and takes in everything at once when somebody comes back to the window, or the machine wakes up. */
function useWaking(keeper: Keeper): void {
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === "hidden") return;
      void keeper.flush().then(() => keeper.followAll());
    };
    // A window that the browser has kept for Back hears nothing any more.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    addEventListener("pageshow", comeBack);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", wake);
      removeEventListener("pageshow", comeBack);
    };
  }, [keeper]);
}

/** Sends what is not kept yet when the window is closed, and asks first when it could be lost. */
function useLeaving(keeper: Keeper): void {
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (keeper.isKept()) return;
      if (keeper.isAtRisk()) event.preventDefault();
      void keeper.flush();
    };
    addEventListener("beforeunload", leave);
    return () => removeEventListener("beforeunload", leave);
  }, [keeper]);
}

/** Waits until the server answers again and has everything. */
async function untilKept(keeper: Keeper): Promise<void> {
  for (;;) {
    await new Promise((done) => setTimeout(done, RETRY));
    const isBack = await ask("kept", {}, { timeout: TIMEOUT }).then(
      () => true,
      () => false,
    );
    if (isBack) await keeper.flush();
    if (isBack && keeper.isKept()) return;
  }
}
