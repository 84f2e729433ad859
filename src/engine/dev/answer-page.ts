import type { ServerResponse } from "node:http";
import type { ModuleNode } from "vite";
import { isAtOrBelow } from "../model/by-path.ts";
import { directionOf } from "../model/direction.ts";
import { escapeHtml } from "../model/escape-html.ts";
import { pageData } from "../model/page-data.ts";
import type { ResolvedPage, Shell } from "../model/resolved-page.ts";
import { FORM_DOCUMENT } from "../model/written-files.ts";
import { composeDocument, type DocumentAssets } from "../output/document.ts";
import { formDocument } from "../output/form-document.ts";
import { redirectOf } from "../output/serving/redirects.ts";
import type { RequestTarget } from "../output/serving/request-target.ts";
import type { Folders } from "../pipeline/load.ts";
import type { CheckedPage } from "../pipeline/site.ts";
import type { DevParts } from "./dev-server.ts";
import type { DevSite } from "./dev-site.ts";
import { DOCS, docsDocument } from "./docs-page.ts";
import { examplePage, GALLERY, galleryDocument, readExamples } from "./gallery.ts";
import { partPage } from "./part-page.ts";
import { LOOK_STYLES, lookAttributes } from "./site-look.ts";

/** The data of a frame, named after the path of its language. */
const SHELL = /^\/@site\/shell(\/[a-z0-9-]+)?\.json$/;
const EXAMPLE_STYLES = `${GALLERY}/styles.css`;
const HIDDEN_PAGES = "/@site/hidden.json";

/** Answers a request for a page, its data or the frame's data. */
export async function answerPage(
  parts: DevParts & { folders: Folders },
  target: RequestTarget,
  response: ServerResponse,
): Promise<void> {
  const { vite, site } = parts;
  const { path } = target;
  const frame = SHELL.exec(path);
  if (frame) return sendJson(response, site.shell(frame[1] ?? "/"));
  const shell = site.shell(path);
  if (path === HIDDEN_PAGES) return sendJson(response, site.hiddenPages());
  if (!shell) return sendHtml(response, 503, await withoutSite(parts));
  if (path.endsWith(".json")) return await sendData(site, path, response);
  const to = redirectOf(target, []);
  if (to !== undefined) {
    response.writeHead(301, { Location: to }).end();
    return;
  }
  const { root } = vite.config;
  const engine = site.engine();
  const examples = engine ? readExamples(root, engine) : [];
  if (path === GALLERY) return sendHtml(response, 200, galleryDocument(root, examples));
  const documentation = engine && path.startsWith(DOCS) && docsDocument(root, engine, path);
  if (documentation) return sendHtml(response, 200, documentation);
  if (path === EXAMPLE_STYLES) return sendStyles(response, await joinedStyles(parts));
  const example = examplePage(examples, path) ?? ownPart(parts, path);
  const examplePart = example && site.resolve(example);
  if (examplePart) return sendHtml(response, 200, await exampleDocument(parts, examplePart, shell));
  const form = isAtOrBelow(path, FORM_DOCUMENT.path) && (await ownForm(parts, path));
  if (form) return sendHtml(response, 200, form);
  const known = target.isOdd ? undefined : await site.shown(path);
  const page = known ?? site.notFound();
  if (!page) return sendHtml(response, 404, await withoutSite(parts));
  sendHtml(response, known ? 200 : 404, await documentOf(parts, page, shell));
}

async function sendData(site: DevSite, path: string, response: ServerResponse): Promise<void> {
  const route = path.replace(/\/page\.json$/, "").replace(/\/_([a-z]+)\.json$/, "/:$1") || "/";
  const page = path === "/404.json" ? site.notFound() : await site.shown(route);
  if (page) sendJson(response, pageData("dev", page.page));
  else response.writeHead(404).end();
}

async function documentOf(parts: DevParts, { page }: CheckedPage, shell: Shell): Promise<string> {
  const body = await rendered(parts, ({ render }) => render(page, shell));
  const assets: DocumentAssets = {
    build: "dev",
    loader: `/${parts.client.loader}`,
    styles: [LOOK_STYLES, ...stylesOf(parts)],
    fonts: [],
    shell: `/@site/shell${shell.home ?? ""}.json`,
  };
  const dataUrl = page.route === "/404" ? "/404.json" : undefined;
  const html = composeDocument({ page, shell, body, assets, dataUrl, hydrate: "now" });
  const { overlay, marks, look } = parts.client.development;
  const scripts = [overlay, marks, look].map(scriptTag).join("\n");
  return parts.vite.transformIndexHtml(
    page.route,
    withLook(parts, html).replace("</head>", () => `${scripts}\n</head>`),
  );
}

/** What the renderer's program exports. */
interface RendererModule {
  render(page: ResolvedPage, shell: Shell): string;
  renderBlocks(page: ResolvedPage, shell: Shell): string;
}

/** Renders without the parts of the site's own that cannot be rendered, which are reported. */
async function rendered(
  parts: DevParts,
  render: (renderer: RendererModule) => string,
): Promise<string> {
  const renderer = await loadRenderer(parts);
  try {
    return render(renderer);
  } catch (cause) {
    parts.vite.ssrFixStacktrace(cause as Error);
    if (!parts.site.takeOut(cause)) throw cause;
    await parts.refresh();
    return rendered(parts, render);
  }
}

/** A part of the site that can be added to its pages. */
function ownPart({ site, folders }: { site: DevSite; folders: Folders }, path: string) {
  const examined = site.examined();
  if (!examined) return undefined;
  const { engine } = examined;
  return partPage(path, { pages: folders.pages, index: examined.site.index, engine });
}

/** The form that the site brings itself, when it shows one. */
async function ownForm(parts: DevParts, path: string): Promise<string | undefined> {
  const examined = parts.site.examined();
  if (!examined) return undefined;
  await loadRenderer(parts);
  const script = `/${examined.site.index.form?.provider.document?.entry}`;
  const { site } = examined;
  const language = path.slice(FORM_DOCUMENT.path.length);
  const frame = site.frames.find((one) => one.path === language);
  const styles = [LOOK_STYLES, ...stylesOf(parts)];
  return frame && formDocument(site, frame, { styles, script });
}

/** One example by itself, without the frame of the site and without scripts. */
async function exampleDocument(parts: DevParts, page: ResolvedPage, shell: Shell): Promise<string> {
  const body = await rendered(parts, ({ renderBlocks }) => renderBlocks(page, shell));
  const html = `<!doctype html><html lang="${shell.language}" dir="${directionOf(shell.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(page.head.title)}</title><link rel="stylesheet" href="${LOOK_STYLES}"><link rel="stylesheet" href="${EXAMPLE_STYLES}"></head><body>${body}</body></html>`;
  return withLook(parts, html);
}

/** A document whose root says what was chosen. What is built needs no such words: it holds the styles of these options alone. */
function withLook({ site }: DevParts, html: string): string {
  const index = site.examined()?.site.index;
  return index ? html.replace("<html", () => `<html${lookAttributes(index)}`) : html;
}

/** All styles in one file, for many examples side by side. */
async function joinedStyles(parts: DevParts): Promise<string> {
  await loadRenderer(parts);
  const styles = await Promise.all(stylesOf(parts).map((url) => parts.vite.transformRequest(url)));
  return styles.map((style) => style?.code ?? "").join("\n");
}

/** The styles of all components, so that the page does not flash without them. */
function stylesOf({ vite, client }: DevParts): string[] {
  const seen = new Set<ModuleNode>();
  const styles: string[] = [];
  const visit = (module: ModuleNode | undefined) => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    if (/\.s?css$/.test(module.url)) styles.push(`${module.url}?direct`);
    for (const imported of module.ssrImportedModules) visit(imported);
  };
  const renderer = `${vite.config.root}/${client.renderer}`;
  for (const module of vite.moduleGraph.getModulesByFile(renderer) ?? []) visit(module);
  return styles;
}

/** An empty page on which the overlay says what is wrong. */
function withoutSite({ vite, client }: DevParts): Promise<string> {
  const overlay = scriptTag(client.development.overlay);
  return vite.transformIndexHtml(
    "/404",
    `<!doctype html><html lang="en"><head><title>Problems</title>${overlay}</head><body></body></html>`,
  );
}

/** What makes HTML of pages. Once it is loaded, the styles of all components are known. */
function loadRenderer({ vite, client }: DevParts): Promise<RendererModule> {
  return vite.ssrLoadModule(`/${client.renderer}`) as Promise<
    RendererModule & Record<string, unknown>
  >;
}

function scriptTag(file: string): string {
  return `<script type="module" src="/${file}"></script>`;
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
