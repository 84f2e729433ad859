import { once } from "node:events";
import { createServer as createHttpServer, type Server } from "node:http";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import type { ClientSources } from "../model/client-sources.ts";
import { type Answer, answerRequests, type Exchange } from "../output/serving/answer-requests.ts";
import { viteConfig } from "../output/vite-config.ts";
import type { Definitions } from "../pipeline/definitions.ts";
import { packageFolders } from "../pipeline/installed-packages.ts";
import { NO_PARTS, ownFolders } from "../pipeline/own-parts.ts";
import type { EditAddressOf } from "./dev-report.ts";
import { createDevSite, type DevSite, type DevSiteOptions } from "./dev-site.ts";
import { createDevHandler } from "./handle-request.ts";
import { isNavigation, sendStartingPage } from "./starting-page.ts";
import { takeUpgrades } from "./take-upgrades.ts";
import { type WatchedSite, watchSite } from "./watch-site.ts";

/** How the site is served while it is being edited. */
export interface DevOptions extends DevSiteOptions {
  /** Folder of the engine. */
  root: string;
  definitions: Pick<Definitions, "client" | "modules">;
  port: number;
  /** Called after every reading of the site. */
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
  /** What browsers and the renderer are compiled from. */
  client: ClientSources;
  /** Reads the site again, and tells the terminal and the open browsers. */
  refresh(): Promise<void>;
}

/** Answers a request, or says that it is not for it. */
export type Extension = (exchange: Exchange) => boolean;

/** Only this machine can reach the development server. */
const LOOPBACK = "127.0.0.1";

/**
 * Serves a site with live editing. Every request is answered as soon as it listens: until the site
 * is read, a browser's window shows that it is being started, and everything else waits.
 *
 * @returns the listening server
 * @throws when the port is taken
 */
export async function startDevServer(options: DevOptions): Promise<Server> {
  const server = createHttpServer();
  const forVite = takeUpgrades(server);
  server.listen(options.port, LOOPBACK);
  await once(server, "listening");
  const preparing = prepare(options, server, forVite);
  let handler: Answer | undefined;
  server.on(
    "request",
    answerRequests(async (request, response) => {
      if (!handler && isNavigation(request)) sendStartingPage(response);
      else (handler ?? (await preparing))(request, response);
    }),
  );
  handler = await preparing.catch((cause: unknown) => {
    server.close();
    server.closeAllConnections();
    throw cause;
  });
  return server;
}

/** Reads the site, and makes what answers requests from then on. */
async function prepare(options: DevOptions, server: Server, forVite: Server): Promise<Answer> {
  const { root, definitions, folders } = options;
  const site = createDevSite(options);
  const own = () => site.engine()?.own.client ?? NO_PARTS.client;
  let watched: WatchedSite | undefined;
  const settled = async () => watched?.refresh();
  const vite = await createServer({
    ...(await viteConfig({ root, definitions, own, settled })),
    cacheDir: join(folders.cache, "vite"),
    optimizeDeps: { entries: [...definitions.client.development.entries] },
    server: {
      middlewareMode: true,
      hmr: { server: forVite },
      fs: { allow: [root, folders.cache, ...ownFolders(folders), ...packageFolders(root)] },
      cors: false,
      // A link among the pages could lead to the whole disk.
      watch: { followSymlinks: false, ignored: ["**/.studio/**"] },
    },
  });
  server.on("close", () => void vite.close());
  watched = await watchSite({ ...options, vite, site });
  server.on("close", () => void watched?.end());
  const { refresh } = watched;
  const parts: DevParts = { vite, site, client: definitions.client, refresh };
  return createDevHandler({ ...parts, folders, extension: options.extend?.(parts) });
}
