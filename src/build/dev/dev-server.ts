import { once } from "node:events";
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { createServer, type ViteDevServer } from "vite";
import type { Folders, Overrides } from "../../content/load.ts";
import { CONFIG_LOADER } from "../bundle.ts";
import { answerPage } from "./answer-page.ts";
import type { EditAddressOf } from "./dev-report.ts";
import { createDevSite, type DevSite } from "./dev-site.ts";
import { isOwnFile } from "./own-file.ts";
import { watchSite } from "./watch-site.ts";

/** How the site is served while it is being edited. */
export interface DevOptions {
  /** Folder of the engine. */
  root: string;
  folders: Folders;
  overrides: Overrides;
  port: number;
  /** Is told after every reading of the site. */
  onRead: (site: DevSite) => void;
  /** Answers requests of its own before the site does. */
  extend?: (parts: DevParts) => Extension;
  /** Where an extension lets values be edited, for links beside what is wrong. */
  editAddressOf?: EditAddressOf;
}

/** What an extension of the development server can use. */
export interface DevParts {
  vite: ViteDevServer;
  site: DevSite;
}

/** Answers a request, or says that it is not for it. */
export type Extension = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Only this machine can reach the development server. */
const LOOPBACK = "127.0.0.1";

/** Files that hold no scripts. All others could run them when they are opened by themselves. */
const RUNS_NOTHING = /^[^?]*\.(png|jpe?g|webp|avif|gif|mp4|webm|pdf)(\?|$)/i;
const NOTHING_RUNS =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

/** Where scripts of the browser begin: their packages are prepared at once, so that no page is loaded twice. */
const BROWSER_ENTRIES = ["src/app/loader.ts", "src/studio/main.tsx", "src/studio/frame/main.tsx"];

/**
 * Serves a site with live editing.
 *
 * @returns the listening server
 * @throws when the port is taken
 */
export async function startDevServer(options: DevOptions): Promise<Server> {
  const { root, folders } = options;
  const server = createHttpServer();
  server.listen(options.port, LOOPBACK);
  await once(server, "listening");
  const vite = await createServer({
    root,
    configLoader: CONFIG_LOADER,
    cacheDir: join(folders.cache, "vite"),
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { entries: BROWSER_ENTRIES },
    server: {
      middlewareMode: true,
      hmr: { server },
      fs: { allow: [root, folders.cache] },
      // A link among the pages could lead to the whole disk.
      watch: { followSymlinks: false },
    },
  });
  const site = createDevSite(root, folders, options.overrides);
  const unwatch = await watchSite({ ...options, vite, site });
  const extension = options.extend?.({ vite, site });
  const handle = createHandler(vite, site, folders);
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (!extension?.(request, response)) handle(request, response);
  });
  server.on("close", () => void Promise.all([unwatch(), vite.close()]));
  return server;
}

function createHandler(vite: ViteDevServer, site: DevSite, folders: Folders) {
  const media = sirv(folders.media, { dev: true, etag: true });
  return (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? "/";
    if (url.startsWith("/media/")) {
      request.url = url.slice("/media".length);
      if (!RUNS_NOTHING.test(url)) response.setHeader("Content-Security-Policy", NOTHING_RUNS);
      if (isOwnFile(folders.media, request.url)) media(request, response, () => notThere(response));
      else notThere(response);
      return;
    }
    vite.middlewares(request, response, () => {
      answerPage(vite, site, request, response).catch((cause: Error) =>
        failed(vite, cause, response),
      );
    });
  };
}

function notThere(response: ServerResponse): void {
  response.writeHead(404).end();
}

function failed(vite: ViteDevServer, cause: Error, response: ServerResponse): void {
  vite.ssrFixStacktrace(cause);
  process.stderr.write(`${cause.stack}\n`);
  response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(cause.stack);
}
