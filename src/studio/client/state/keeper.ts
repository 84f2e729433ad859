import type { KeepAnswer, OpenedPage, WindowConflict } from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import { inTurn, isHeldUp, isPending, type Line, NOTHING, newLine } from "./keeper-line.ts";
import { openPageOf } from "./open-page.ts";
import { isChanged, type OpenPage } from "./session.ts";

/** Milliseconds without a change after which unsaved work is sent to the server. */
const PAUSE = 300;
/** It is sent after so many milliseconds at the latest; with a slow answer it is kept within two seconds. */
const LONGEST_WAIT = 1000;
/** Milliseconds until it is tried again when the server is away. */
const RETRY = 1000;

/** What the keeper needs of the window. */
export interface KeeperWindow {
  /** Names the window. */
  name: string;
  /** Asks the studio's server. */
  ask<Answer>(action: string, input: object): Promise<Answer>;
  /** Another window has had other work kept, which this one has not seen. */
  onConflict(path: string, conflict: WindowConflict): void;
  /** Another window has changed or saved a page on which this one has no work of its own. */
  onFollow(page: OpenPage): void;
  /** Work cannot be kept, and why; nothing as soon as it can. */
  onTrouble(message: string | undefined): void;
}

/** Sends unsaved work to the server within two seconds, whatever becomes of the window. */
export class Keeper {
  readonly #lines = new Map<string, Line>();
  readonly #window: KeeperWindow;
  #isTroubled = false;

  constructor(window: KeeperWindow) {
    this.#window = window;
  }

  /** A page is open, with the version that the server keeps of it. */
  opened(page: OpenPage, version: string | undefined): void {
    this.#lines.set(page.path, newLine(page, version));
  }

  /** Takes the pages as they are now. Those that are no longer among them are forgotten. */
  take(pages: Record<string, OpenPage>): void {
    for (const line of [...this.#lines.values()]) {
      const page = pages[line.page.path];
      if (page) this.#update(line, page);
      else {
        clearTimeout(line.timer);
        this.#lines.delete(line.page.path);
      }
    }
  }

  /** Does something that follows the work kept so far, between two sendings. */
  async inTurn<Result>(
    path: string,
    task: (version: string | undefined) => Promise<Result>,
  ): Promise<Result> {
    const line = this.#lines.get(path);
    if (!line) return task(undefined);
    clearTimeout(line.timer);
    try {
      return await inTurn(line, () => task(line.version));
    } finally {
      if (isPending(line)) this.#schedule(line);
    }
  }

  /** What was sent has become the file, whose text now has another hash. */
  saved(path: string, page: EditedPage, hash: string): void {
    const line = this.#lines.get(path);
    if (!line) return;
    line.page = { ...line.page, hash };
    line.version = undefined;
    line.kept = page;
    line.isBlocked = false;
  }

  /** A conflict is decided: this window goes on from the other's version. */
  decided(path: string, version: string, kept: EditedPage): void {
    const line = this.#lines.get(path);
    if (!line) return;
    line.version = version;
    line.kept = kept;
    line.isBlocked = false;
    if (isPending(line)) this.#schedule(line);
  }

  /** Throws the kept work on a page away. */
  discard(path: string): Promise<void> {
    const { name, ask } = this.#window;
    return this.inTurn(path, (after) => ask("discard", { path, after, window: name }));
  }

  /** Shows what another window has done with a page, unless there is work on it here. */
  async follow(path: string): Promise<void> {
    const line = this.#lines.get(path);
    if (!line) return;
    const look = async () => {
      const opened = await this.#window.ask<OpenedPage>("open", { path });
      if (isPending(line)) return;
      line.page = openPageOf(opened);
      line.version = opened.copy?.version;
      line.kept = line.page.page;
      this.#window.onFollow(line.page);
    };
    // What cannot be seen now is found out when work is kept or saved next.
    await inTurn(line, look).catch(() => undefined);
  }

  /** Sends everything at once. */
  async flush(): Promise<void> {
    const pending = [...this.#lines.values()].filter(isPending);
    for (const line of pending) clearTimeout(line.timer);
    await Promise.all(pending.map((line) => this.#send(line)));
  }

  /** Whether the server has everything. */
  isKept(): boolean {
    return ![...this.#lines.values()].some(isPending);
  }

  /** Whether closing the window now would lose something, though {@link flush} were called. */
  isAtRisk(): boolean {
    return this.#isTroubled || [...this.#lines.values()].filter(isPending).some(isHeldUp);
  }

  #update(line: Line, page: OpenPage): void {
    if (page === line.page) return;
    const isEdited = page.page !== line.page.page;
    const isRebased = page.hash !== line.page.hash;
    line.page = page;
    if (isRebased) line.kept = NOTHING;
    if (isPending(line) && (isEdited || isRebased)) this.#schedule(line);
  }

  #schedule(line: Line): void {
    clearTimeout(line.timer);
    line.since ??= Date.now();
    const left = line.since + LONGEST_WAIT - Date.now();
    line.timer = setTimeout(() => void this.#send(line), Math.max(0, Math.min(PAUSE, left)));
  }

  async #send(line: Line): Promise<void> {
    try {
      await inTurn(line, () => this.#sendNow(line));
      this.#trouble(undefined);
    } catch (cause) {
      this.#trouble((cause as Error).message);
      if (this.#lines.get(line.page.path) !== line) return;
      clearTimeout(line.timer);
      line.timer = setTimeout(() => void this.#send(line), RETRY);
    }
  }

  async #sendNow(line: Line): Promise<void> {
    const { path, hash: base, page } = line.page;
    if (!isPending(line) || line.isBlocked) return;
    line.since = undefined;
    const isUndone = !isChanged(line.page);
    if (isUndone && line.version === undefined) {
      line.kept = page;
      return;
    }
    const { name, ask, onConflict } = this.#window;
    const input = { path, base, page, isUndone, after: line.version, window: name };
    const answer = await ask<KeepAnswer>("keep", input);
    if (answer.outcome === "kept") {
      line.version = answer.version;
      line.kept = page;
    } else {
      line.isBlocked = true;
      onConflict(path, answer);
    }
  }

  #trouble(message: string | undefined): void {
    if (message === undefined && !this.#isTroubled) return;
    this.#isTroubled = message !== undefined;
    this.#window.onTrouble(message);
  }
}
