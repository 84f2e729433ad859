import { dataPathOf } from "../../engine/model/data-path.ts";
import { type PageData, unpackPage } from "../../engine/model/page-data.ts";
import type { ResolvedPage, Shell } from "../../engine/model/resolved-page.ts";

/** Fetches pages of the site, each once, and refuses those of another build. */
export class PageStore {
  readonly #pages = new Map<string, Promise<ResolvedPage>>();

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
    const page = this.#fetch(dataPathOf(path, this.shell.patterns));
    this.#pages.set(path, page);
    page.catch(() => this.#pages.delete(path));
    return page;
  }

  /** Forgets fetched pages, so that changed ones are seen. */
  forget(): void {
    this.#pages.clear();
  }

  async #fetch(url: string): Promise<ResolvedPage> {
    const { build, page } = await fetchJson<PageData>(url);
    if (build !== this.build)
      throw new Error(`The site has been renewed: ${build} after ${this.build}.`);
    return unpackPage(page);
  }
}

async function fetchJson<Data>(url: string): Promise<Data> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as Data;
}
