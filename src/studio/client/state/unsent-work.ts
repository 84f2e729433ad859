import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { EditedPage } from "../../contract/field.ts";
import { SITE } from "./edited-site.ts";
import type { OpenPage } from "./session.ts";

/** Work on a page that the server could not be given. */
export interface UnsentWork {
  page: OpenPage;
  /** The version that the server had then, as far as the window knew. */
  version: string | undefined;
  /** The page as the server had it. */
  kept: EditedPage;
  /** Names the file that the server took it to have begun from. */
  keptBase: string;
}

/** Keeps in the browser what the server could not be given, until it can. */
export interface UnsentStore {
  /** Keeps the work of this window on a page, on the disk when it returns. */
  put(work: UnsentWork): Promise<void>;
  /** Forgets it again. */
  drop(path: string): Promise<void>;
}

/** Work of a window that is gone, oldest first. */
export interface LeftWork extends UnsentWork {
  /** Forgets it, once the server has it. */
  drop(): Promise<void>;
}

interface Stored extends UnsentWork {
  site: string;
  window: string;
  at: number;
}

interface Database extends DBSchema {
  work: { key: [site: string, window: string, path: string]; value: Stored };
}

/** The store of a window. */
export function unsentStore(window: string): UnsentStore {
  return {
    async put({ page, version, kept, keptBase }) {
      const stored = { page, version, kept, keptBase, site: SITE, window, at: Date.now() };
      await change((work) => work.put(stored));
    },
    drop: (path) => change((work) => work.delete([SITE, window, path])),
  };
}

/** What windows have left behind that were ended before the server had their work. */
export async function leftWork(): Promise<LeftWork[]> {
  const all = await (await database()).getAll("work");
  return all
    .filter(({ site }) => site === SITE)
    .sort((a, b) => a.at - b.at)
    .map(({ site, window, at, ...work }) => ({
      ...work,
      drop: () => change((store) => store.delete([site, window, work.page.path])),
    }));
}

/** Changes the store, on the disk before anybody counts on it. */
async function change(
  apply: (store: {
    put(work: Stored): unknown;
    delete(key: Database["work"]["key"]): unknown;
  }) => unknown,
): Promise<void> {
  const transaction = (await database()).transaction("work", "readwrite", { durability: "strict" });
  await apply(transaction.store);
  await transaction.done;
}

let opened: Promise<IDBPDatabase<Database>> | undefined;

function database(): Promise<IDBPDatabase<Database>> {
  opened ??= openDB<Database>("studio", 1, {
    upgrade: (created) => {
      created.createObjectStore("work", { keyPath: ["site", "window", "page.path"] });
    },
  });
  return opened;
}
