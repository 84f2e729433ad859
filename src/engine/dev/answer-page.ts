import type { ServerResponse } from "node:http";
import type { ModuleNode, ViteDevServer } from "vite";
import { escapeHtml } from "../model/escape-html.ts";
import type { ResolvedPage, Shell } from "../model/resolved-page.ts";
import { FORM_DOCUMENT } from "../model/written-files.ts";
import { composeDocument, type DocumentAssets } from "../output/document.ts";
import { formDocument } from "../output/form-document.ts";
import { redirectOf } from "../output/serving/redirects.ts";
import type { RequestTarget } from "../output/serving/request-target.ts";
import type { CheckedPage } from "../pipeline/site.ts";
import type { DevParts } from "./dev-server.ts";
import type { DevSite } from "./dev-site.ts";
import { DOCS, docsDocument } from "./docs-page.ts";
import { examplePage, GALLERY, galleryDocument, readExamples } from "./gallery.ts";

const ENTRY = "/src/client/entry-server.tsx";
const SHELL = "/@site/shell.json";
const EXAMPLE_STYLES = `${GALLERY}/styles.css`;
const HIDDEN_PAGES = "/@site/hidden.json";
const OVERLAY = '<script type="module" src="/src/client/development/overlay.ts"></script>';
const AUTHOR_MARKS =
  '<script type="module" src="/src/client/development/author-marks.ts"></script>';

/** Answers a request for a page, its data or the frame's data. */
export async function answerPage(
  { vite, site }: DevParts,
  target: RequestTarget,
  response: ServerResponse,
): Promise<void> {
  const { path } = target;
  const shell = site.shell();
  if (path === SHELL) return sendJson(response, shell);
  if (path === HIDDEN_PAGES) return sendJson(response, site.hiddenPages());
  if (!shell) return sendHtml(response, 503, await withoutSite(vite));
  if (path.endsWith(".json")) return await sendData(site, path, response);
  const to = redirectOf(target, []);
  if (to !== undefined) {
    response.writeHead(301, { Location: to }).end();
    return;
  }
  const { root } = vite.config;
  const engine = site.engine();
  const examples = engine ? readExamples(root, engine) : [];
  if (path === GALLERY) return sendHtml(response, 200, galleryDocument(examples));
  const documentation = engine && path.startsWith(DOCS) && docsDocument(root, engine, path);
  if (documentation) return sendHtml(response, 200, documentation);
  if (path === EXAMPLE_STYLES) return sendStyles(response, await joinedStyles(vite));
  const example = examplePage(examples, path);
  const examplePart = example && site.resolve(example);
  if (examplePart) return sendHtml(response, 200, await exampleDocument(vite, examplePart, shell));
  const form = path === FORM_DOCUMENT.path && (await ownForm(vite, site));
  if (form) return sendHtml(response, 200, form);
  const known = target.isOdd ? undefined : await site.shown(path);
  const page = known ?? site.notFound();
  if (!page) return sendHtml(response, 404, await withoutSite(vite));
  sendHtml(response, known ? 200 : 404, await documentOf(vite, page, shell));
}

async function sendData(site: DevSite, path: string, response: ServerResponse): Promise<void> {
  const route = path.replace(/\/page\.json$/, "").replace(/\/_([a-z]+)\.json$/, "/:$1") || "/";
  const page = path === "/404.json" ? site.notFound() : await site.shown(route);
  if (page) sendJson(response, { build: "dev", page: page.page });
  else response.writeHead(404).end();
}

async function documentOf(
  vite: ViteDevServer,
  { page }: CheckedPage,
  shell: Shell,
): Promise<string> {
  const { render } = (await vite.ssrLoadModule(ENTRY)) as {
    render: (page: ResolvedPage, shell: Shell) => string;
  };
  const body = render(page, shell);
  const assets: DocumentAssets = {
    build: "dev",
    loader: "/src/client/loader.ts",
    styles: stylesOf(vite),
    fonts: [],
    shell: SHELL,
  };
  const dataUrl = page.route === "/404" ? "/404.json" : undefined;
  const html = composeDocument({ page, shell, body, assets, dataUrl, hydrate: "now" });
  return vite.transformIndexHtml(
    page.route,
    html.replace("</head>", () => `${OVERLAY}\n${AUTHOR_MARKS}\n</head>`),
  );
}

/** The form that the site brings itself, when it shows one. */
async function ownForm(vite: ViteDevServer, site: DevSite): Promise<string | undefined> {
  const examined = site.examined();
  if (!examined) return undefined;
  await vite.ssrLoadModule(ENTRY);
  const script = `/${examined.site.index.form?.provider.document?.entry}`;
  return formDocument(examined.site, { styles: stylesOf(vite), script });
}

/** One example by itself, without the frame of the site and without scripts. */
async function exampleDocument(
  vite: ViteDevServer,
  page: ResolvedPage,
  shell: Shell,
): Promise<string> {
  const { renderBlocks } = (await vite.ssrLoadModule(ENTRY)) as {
    renderBlocks: (page: ResolvedPage) => string;
  };
  const body = renderBlocks(page);
  return `<!doctype html><html lang="${shell.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(page.head.title)}</title><link rel="stylesheet" href="${EXAMPLE_STYLES}"></head><body>${body}</body></html>`;
}

/** All styles in one file, for many examples side by side. */
async function joinedStyles(vite: ViteDevServer): Promise<string> {
  await vite.ssrLoadModule(ENTRY);
  const parts = await Promise.all(stylesOf(vite).map((url) => vite.transformRequest(url)));
  return parts.map((part) => part?.code ?? "").join("\n");
}

/** The styles of all components, so that the page does not flash without them. */
function stylesOf(vite: ViteDevServer): string[] {
  const seen = new Set<ModuleNode>();
  const styles: string[] = [];
  const visit = (module: ModuleNode | undefined) => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    if (/\.s?css$/.test(module.url)) styles.push(`${module.url}?direct`);
    for (const imported of module.ssrImportedModules) visit(imported);
  };
  for (const module of vite.moduleGraph.getModulesByFile(`${vite.config.root}${ENTRY}`) ?? [])
    visit(module);
  return styles;
}

/** An empty page on which the overlay says what is wrong. */
function withoutSite(vite: ViteDevServer): Promise<string> {
  return vite.transformIndexHtml(
    "/404",
    `<!doctype html><html lang="en"><head><title>Problems</title>${OVERLAY}</head><body></body></html>`,
  );
}

function sendHtml(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" })
    .end(html);
}

function sendStyles(response: ServerResponse, css: string): void {
  response.writeHead(200, { "Content-Type": "text/css", "Cache-Control": "max-age=5" }).end(css);
}

function sendJson(response: ServerResponse, value: unknown): void {
  response
    .writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" })
    .end(JSON.stringify(value));
}
