import { once } from "node:events";
import { createServer as createHttpServer, type Server } from "node:http";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import type { ClientSources } from "../model/client-sources.ts";
import { type Answer, answerRequests, type Exchange } from "../output/serving/answer-requests.ts";
import { type Access, THIS_MACHINE } from "../output/serving/own-requests.ts";
import { viteConfig } from "../output/vite-config.ts";
import type { Definitions } from "../pipeline/definitions.ts";
import { packageFolders } from "../pipeline/installed-packages.ts";
import { NO_PARTS, ownFolders } from "../pipeline/own-parts.ts";
import type { EditAddressOf } from "./dev-report.ts";
import { createDevSite, type DevSite, type DevSiteOptions } from "./dev-site.ts";
import { createDevHandler } from "./handle-request.ts";
import { isNavigation, sendStartingPage } from "./starting-page.ts";
import { takeUpgrades, type Upgrade } from "./take-upgrades.ts";
import { type WatchedSite, watchSite } from "./watch-site.ts";

/** How the site is served while it is being edited. */
export interface DevOptions extends DevSiteOptions {
  /** Folder of the engine. */
  root: string;
  definitions: Pick<Definitions, "client" | "modules">;
  /** Files below these folders that no browser gets, as patterns. */
  unread?: readonly string[];
  /** Called after every reading of the site. */
  onRead: (site: DevSite) => void;
  /** Answers requests of its own before the site does. */
  extend?: (parts: DevParts) => Extension;
  /** Where an extension lets values be edited, for links beside what is wrong. */
  editAddressOf?: EditAddressOf;
}

/** A site that is served while it is being edited, by whatever server passes requests on. */
export interface DevInstance {
  /** Until the site is read, a browser's window shows that it is being started, and everything else waits. */
  answer: Answer;
  upgrade: Upgrade;
  /** @throws when it cannot be served; everything is closed by then */
  ready: Promise<void>;
  close(): Promise<void>;
}

/** What an extension of the development server can use. */
export interface DevParts {
  vite: ViteDevServer;
  site: DevSite;
  /** What browsers and the renderer are compiled from. */
  client: ClientSources;
  access: Access;
  /** Reads the site again, and notifies the terminal and the open browsers. */
  refresh(): Promise<void>;
}

/** Answers a request, or says that it is not for it. */
export type Extension = (exchange: Exchange) => boolean;

/** Files that Vite does not serve by default: a list that replaces its own has to name them. */
const DENIED = [
  ...[".env", ".env.*", "*.{crt,pem,key,p12,pfx,cer,der}"],
  ...[".npmrc", ".yarnrc.yml", "**/.git/**"],
];

/** Only this machine can reach the development server. */
const LOOPBACK = "127.0.0.1";

/**
 * Serves a site with live editing, to this machine alone. Every request is answered as soon as it listens.
 *
 * @returns the listening server
 * @throws when the port is taken
 */
export async function startDevServer(options: DevOptions & { port: number }): Promise<Server> {
  const server = createHttpServer();
  server.listen(options.port, LOOPBACK);
  await once(server, "listening");
  const instance = createDevInstance(options, THIS_MACHINE);
  server.on("close", () => void instance.close());
  server.on("upgrade", instance.upgrade);
  server.on("request", answerRequests(instance.answer));
  await instance.ready.catch((cause: unknown) => {
    server.close();
    server.closeAllConnections();
    throw cause;
  });
  return server;
}

/** Makes what serves a site with live editing, and listens nowhere by itself. */
export function createDevInstance(options: DevOptions, access: Access): DevInstance {
  const { upgrade, forVite } = takeUpgrades(access);
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => void (await Promise.all(closing.splice(0).map((end) => end())));
  let handler: Answer | undefined;
  const preparing = prepare(options, { access, forVite, onClose: (end) => closing.push(end) });
  const ready = preparing.then(
    (made) => {
      handler = made;
    },
    async (cause: unknown) => {
      await close();
      throw cause;
    },
  );
  return {
    async answer(request, response) {
      if (!handler && isNavigation(request)) sendStartingPage(response);
      else (handler ?? (await preparing))(request, response);
    },
    upgrade,
    ready,
    close: () => ready.then(close, close),
  };
}

/** What an instance hands to its parts. */
interface InstanceParts {
  access: Access;
  forVite: Server;
  onClose(end: () => Promise<unknown>): void;
}

/** Reads the site, and makes what answers requests from then on. */
async function prepare(
  options: DevOptions,
  { access, forVite, onClose }: InstanceParts,
): Promise<Answer> {
  const { root, definitions, folders, unread = [] } = options;
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
      fs: {
        allow: [root, folders.cache, ...ownFolders(folders), ...packageFolders(root)],
        deny: [...DENIED, ...unread],
      },
      cors: false,
      // A server around this one has looked at the name by then.
      ...(!access.isLocal && { allowedHosts: true as const }),
      // A link among the pages could lead to the whole disk.
      watch: { followSymlinks: false, ignored: ["**/.studio/**"] },
    },
  });
  onClose(() => vite.close());
  watched = await watchSite({ ...options, vite, site });
  onClose(watched.end);
  const { refresh } = watched;
  const parts: DevParts = { vite, site, client: definitions.client, access, refresh };
  return createDevHandler({ ...parts, folders, extension: options.extend?.(parts) });
}
