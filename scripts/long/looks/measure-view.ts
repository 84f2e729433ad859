import type { Browser, Page } from "@playwright/test";
import type { ThemeFile } from "../../../src/engine/model/theme-file.ts";
import type { DrawnLook } from "./draw-looks.ts";
import type * as InPage from "./in-page.ts";
import type { View } from "./views.ts";

/** Milliseconds until a page counts as lost: development compiles it first. */
const PATIENCE = 180_000;

/** A view, and what is measured of it. */
export interface Measuring {
  browser: Browser;
  /** The script that measures a page. */
  program: string;
  /** Of the site. */
  url: string;
  view: View;
  looks: readonly DrawnLook[];
}

/** Something that cannot be read or seen, and where. */
export interface FaultInView extends InPage.Fault {
  view: View;
  theme: ThemeFile;
}

/** Shows a page in one look after the other. @returns what cannot be read or seen */
export async function measureView(measuring: Measuring): Promise<FaultInView[]> {
  const { view, looks } = measuring;
  const page = await openView(measuring);
  const faultsInView: FaultInView[] = [];
  for (const { theme, look } of looks) {
    await showLook(page, look);
    const faults = await page.evaluate(() =>
      (window as unknown as { looks: typeof InPage }).looks.faults(),
    );
    faultsInView.push(...faults.map((fault) => ({ ...fault, view, theme })));
  }
  await page.context().close();
  return faultsInView;
}

/** Shows a page in a look, as the studio does while it is edited. */
export async function showLook(page: Page, { tokens, choices }: InPage.Shown): Promise<void> {
  await page.evaluate((look) => (window as unknown as { looks: typeof InPage }).looks.apply(look), {
    tokens,
    choices,
  });
}

/** Opens a page as a visitor has it. */
export async function openView({
  browser,
  program,
  url,
  view,
}: Omit<Measuring, "looks">): Promise<Page> {
  const context = await browser.newContext({
    bypassCSP: true,
    reducedMotion: "reduce",
    viewport: { width: view.width, height: view.height ?? 900 },
  });
  const page = await context.newPage();
  await page.goto(url + view.path, { waitUntil: "networkidle", timeout: PATIENCE });
  await page.evaluate(program.replace(/^(?:var|let|const) looks =/m, "window.looks ="));
  await page.evaluate(({ act, isScrolled }) => {
    const { looks } = window as unknown as { looks: typeof InPage };
    looks.prepare();
    if (act === "menus") looks.openMenus();
    if (isScrolled) document.documentElement.dataset.scrolled = "";
  }, view);
  if (view.act === "pointer") await pointAtAll(page);
  return page;
}

/** Has the pointer over everything at once. */
async function pointAtAll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const all = { nodeId: root.nodeId, selector: "main *, footer *" };
  const { nodeIds } = await session.send("DOM.querySelectorAll", all);
  for (const nodeId of nodeIds)
    await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["hover"] });
}
