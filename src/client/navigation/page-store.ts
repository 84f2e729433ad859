import { dataPathOf } from "../../engine/model/data-path.ts";
import { type PageData, unpackPage } from "../../engine/model/page-data.ts";
import type { ResolvedPage, Shell } from "../../engine/model/resolved-page.ts";
import { APART, COMPONENTS } from "../../theme/blocks/components.ts";
import { loadStyle } from "./load-style.ts";

/** Fetches pages of the site with all that shows them, each once, and refuses those of another build. */
export class PageStore {
  /** The components of all blocks of the pages that were fetched, by type. */
  readonly components: Record<string, unknown> = { ...COMPONENTS };
  readonly #pages = new Map<string, Promise<ResolvedPage>>();
  #forgotten = 0;

  private constructor(
    readonly shell: Shell,
    readonly build: string,
  ) {}

  /**
   * @param shellUrl address of the frame's data
   * @param build id of the build that the loaded document belongs to
   * @throws when the frame's data cannot be had
   */
  static async open(shellUrl: string, build: string): Promise<PageStore> {
    return new PageStore(await fetchJson<Shell>(shellUrl), build);
  }

  /** The page of the loaded document; for a path that no page answers the not-found page. */
  async first(path: string): Promise<ResolvedPage> {
    const data = document.documentElement.dataset.page;
    const page = data === undefined ? await this.load(path) : await this.#fetch(data);
    this.#pages.set(path, Promise.resolve(page));
    return page;
  }

  /**
   * @param path of the page, for example `/contact`
   * @throws when the page cannot be had or belongs to another build
   */
  load(path: string): Promise<ResolvedPage> {
    const known = this.#pages.get(path);
    if (known) return known;
    const page = this.#fetchNewest(dataPathOf(path, this.shell.patterns));
    this.#pages.set(path, page);
    page.catch(() => this.#pages.delete(path));
    return page;
  }

  /** Forgets fetched pages, so that changed ones are seen. */
  forget(): void {
    this.#forgotten += 1;
    this.#pages.clear();
  }

  /** What was asked for before pages were forgotten is asked for again: it may be the old one. */
  async #fetchNewest(url: string): Promise<ResolvedPage> {
    const before = this.#forgotten;
    const page = await this.#fetch(url);
    return before === this.#forgotten ? page : this.#fetchNewest(url);
  }

  async #fetch(url: string): Promise<ResolvedPage> {
    const { build, page, styles = [] } = await fetchJson<PageData>(url);
    if (build !== this.build)
      throw new Error(`The site has been renewed: ${build} after ${this.build}.`);
    const unpacked = unpackPage(page);
    const loading = unpacked.blocks.map(({ type }) => this.#loadComponent(type));
    await Promise.all([...loading, ...styles.map(loadStyle)]);
    return unpacked;
  }

  async #loadComponent(type: string): Promise<void> {
    this.components[type] ??= await APART[type as keyof typeof APART]();
  }
}

async function fetchJson<Data>(url: string): Promise<Data> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as Data;
}
