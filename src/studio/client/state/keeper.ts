import type { KeepAnswer, OpenedPage, PageVersion, SaveAnswer } from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import { type Decided, joinPage, type PageClash } from "./join-page.ts";
import { inTurn, isHeldUp, isPending, type Line, newLine } from "./keeper-line.ts";
import { isChanged, type OpenPage } from "./session.ts";
import type { LeftWork, UnsentStore } from "./unsent-work.ts";

/** Milliseconds without a change after which unsaved work is sent to the server. */
const PAUSE = 300;
/** It is sent after so many milliseconds at the latest; with a slow answer it is kept within two seconds. */
const LONGEST_WAIT = 1000;
/** Milliseconds until it is tried again when the server is away. */
const RETRY = 1000;
/** Milliseconds that the server may take until the browser keeps the work itself. */
const SLOW = 500;

/** What the keeper needs of the window. */
export interface KeeperWindow {
  /** Names the window. */
  name: string;
  /** Asks the studio's server. */
  ask<Answer>(action: string, input: object): Promise<Answer>;
  /** Keeps in the browser what the server does not take. */
  store: UnsentStore;
  /** What others have done is in a page now. */
  onJoined(joined: JoinedElsewhere): void;
  /** What others have done cannot stand beside the work here, so that the user decides; nothing once that is over. */
  onClash(path: string, clash: PageClash | undefined): void;
  /** Work cannot be kept, and why; nothing as soon as it can. */
  onTrouble(message: string | undefined): void;
}

/** A page that holds what others have done. */
export interface JoinedElsewhere {
  page: OpenPage;
  /** The page as it was here when that was taken in. */
  seen: EditedPage;
}

/** A save that has to wait until the user has decided. */
export type KeeperSaveAnswer = SaveAnswer | { outcome: "clash" };

/** Sends unsaved work to the server within two seconds, whatever becomes of the window. */
export class Keeper {
  readonly #lines = new Map<string, Line>();
  readonly #window: KeeperWindow;
  #isTroubled = false;
  #news = 0;

  constructor(window: KeeperWindow) {
    this.#window = window;
  }

  /** Another number whenever others may have done something. */
  get news(): number {
    return this.#news;
  }

  /**
   * A page is open, with the version that the server keeps of it.
   *
   * @param news as it was before the server was asked for the page: what others have done since is taken in
   */
  opened(page: OpenPage, version: string | undefined, news: number): void {
    this.#lines.set(page.path, newLine(page, version));
    if (news !== this.#news) void this.follow(page.path);
  }

  /** Sends what an earlier window has left. */
  resumed({ drop, ...work }: LeftWork): void {
    const line = { ...newLine(work.page, work.version), ...work, forget: [drop] };
    this.#lines.set(work.page.path, line);
    this.#schedule(line);
  }

  /** Takes the pages as they are now. Those that are no longer among them are forgotten. */
  take(pages: Record<string, OpenPage>): void {
    for (const line of [...this.#lines.values()]) {
      const page = pages[line.page.path];
      if (page) this.#update(line, page);
      else {
        clearTimeout(line.timer);
        this.#lines.delete(line.page.path);
        forget(line);
      }
    }
  }

  /** Saves a page, with what others have done to it since. */
  async save(page: OpenPage): Promise<KeeperSaveAnswer> {
    const line = this.#lines.get(page.path) ?? newLine(page, undefined);
    this.#update(line, page);
    return this.#between(line, async () => {
      for (;;) {
        if (line.clash) return { outcome: "clash" };
        const { path, hash, page: edited } = line.page;
        const input = { path, hash, page: edited, after: line.version, window: this.#window.name };
        const answer = await this.#window.ask<SaveAnswer>("save", input);
        if (answer.outcome === "saved") this.#saved(line, edited, answer.hash);
        if (answer.outcome !== "unseen") return answer;
        await this.#join(line);
      }
    });
  }

  /** The user has decided what is to become of the changes that clashed. */
  decide(path: string, value: EditedPage): void {
    const line = this.#lines.get(path);
    if (!line?.clash) return;
    const { opened, with: side } = line.clash;
    this.#take(line, opened, { with: side, value });
  }

  /** Throws the kept work on a page away. */
  async discard(path: string): Promise<void> {
    const { name, ask } = this.#window;
    const line = this.#lines.get(path);
    const discard = () => ask<void>("discard", { path, after: line?.version, window: name });
    return line ? this.#between(line, discard) : discard();
  }

  /** Takes in what others have done to a page, and shows it. */
  async follow(path: string): Promise<void> {
    this.#news += 1;
    const line = this.#lines.get(path);
    // What is not noticed now is noticed when work is kept or saved next.
    if (line) await inTurn(line, () => this.#join(line)).catch(() => undefined);
  }

  /** Takes in what became of all pages while the server could not be reached. */
  async followAll(): Promise<void> {
    this.#news += 1;
    const paths = [...this.#lines.keys()];
    if (paths.length === 0) return;
    const states = await this.#window.ask<PageVersion[]>("versions", { paths }).catch(() => []);
    const unseen = states.filter(({ path, hash, version }) => {
      const line = this.#lines.get(path);
      return line && hash !== "" && (line.page.hash !== hash || line.version !== version);
    });
    await Promise.all(unseen.map(({ path }) => this.follow(path)));
  }

  /** Sends everything at once. The browser has forgotten then what the server has. */
  async flush(): Promise<void> {
    const pending = [...this.#lines.values()].filter(isPending);
    for (const line of pending) clearTimeout(line.timer);
    await Promise.all(pending.map((line) => this.#send(line)));
    await Promise.all([...this.#lines.values()].map(({ forgotten }) => forgotten));
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
    const isOther = page.page !== line.page.page || page.hash !== line.page.hash;
    line.page = page;
    if (isPending(line) && isOther) this.#schedule(line);
  }

  /** Does something that follows the work kept so far, between two sendings. */
  async #between<Result>(line: Line, task: () => Promise<Result>): Promise<Result> {
    clearTimeout(line.timer);
    try {
      return await inTurn(line, task);
    } finally {
      if (isPending(line)) this.#schedule(line);
      else forget(line);
    }
  }

  /** What was sent has become the file, whose text now has another hash. */
  #saved(line: Line, page: EditedPage, hash: string): void {
    line.page = { ...line.page, hash };
    line.version = undefined;
    line.kept = page;
    line.keptBase = hash;
  }

  /** Takes in what the server has of a page. */
  async #join(line: Line): Promise<void> {
    const { path } = line.page;
    this.#take(line, await this.#window.ask<OpenedPage>("open", { path }));
  }

  #take(line: Line, opened: OpenedPage, decided?: Decided): void {
    const { path, page: seen } = line.page;
    const { joined, clash } = joinPage(line, opened, decided);
    const wasAsked = line.clash !== undefined;
    line.clash = clash && { ...clash, opened };
    if (joined) {
      Object.assign(line, joined, { version: opened.copy?.version });
      this.#window.onJoined({ page: joined.page, seen });
    }
    if (clash || wasAsked) this.#window.onClash(path, clash);
    if (isPending(line)) this.#schedule(line);
  }

  #schedule(line: Line): void {
    clearTimeout(line.timer);
    line.since ??= Date.now();
    const left = line.since + LONGEST_WAIT - Date.now();
    line.timer = setTimeout(() => void this.#send(line), Math.max(0, Math.min(PAUSE, left)));
  }

  async #send(line: Line): Promise<void> {
    const slow = setTimeout(() => void this.#store(line), SLOW);
    try {
      await inTurn(line, () => this.#sendNow(line));
      this.#trouble(undefined);
      clearTimeout(slow);
      if (!isPending(line)) forget(line);
    } catch (cause) {
      this.#trouble((cause as Error).message);
      clearTimeout(slow);
      void this.#store(line);
      if (this.#lines.get(line.page.path) !== line) return;
      clearTimeout(line.timer);
      line.timer = setTimeout(() => void this.#send(line), RETRY);
    }
  }

  /** Keeps in the browser what the server does not have, once for each state of the page. */
  async #store(line: Line): Promise<void> {
    const { page, version, kept, keptBase } = line;
    if (!isPending(line) || line.stored === page.page) return;
    line.stored = page.page;
    line.forget.push(() => this.#window.store.drop(page.path));
    // A browser that keeps nothing leaves the work in the window, as long as that is open.
    await this.#window.store.put({ page, version, kept, keptBase }).catch(() => undefined);
  }

  async #sendNow(line: Line): Promise<void> {
    const { path, hash: base, page } = line.page;
    if (!isPending(line) || line.clash) return;
    line.since = undefined;
    const isUndone = !isChanged(line.page);
    if (isUndone && line.version === undefined) {
      line.kept = page;
      line.keptBase = base;
      return;
    }
    const { name, ask } = this.#window;
    const input = { path, base, page, isUndone, after: line.version, window: name };
    line.sending = page;
    const answer = await ask<KeepAnswer>("keep", input).finally(() => {
      line.sending = undefined;
    });
    if (answer.outcome === "unseen") return this.#join(line);
    line.version = answer.version;
    line.kept = page;
    line.keptBase = base;
  }

  #trouble(message: string | undefined): void {
    if (message === undefined && !this.#isTroubled) return;
    this.#isTroubled = message !== undefined;
    this.#window.onTrouble(message);
  }
}

/** The server has the work, or nobody wants it any more. */
function forget(line: Line): void {
  const stored = line.forget.splice(0);
  line.stored = undefined;
  // What stays in the browser is sent once more by the next window, which changes nothing.
  const dropped = stored.map((drop) => drop().catch(() => undefined));
  line.forgotten = Promise.all([line.forgotten, ...dropped]);
}
