import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** What shows where a request comes from. */
export interface Visit {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  /** The address of the caller. */
  from: string | undefined;
  /** The port the server listens on. */
  port: number | undefined;
}

/** Who may ask a server, and where its own pages come from. */
export interface Access {
  /** Why a request is not answered, in a sentence. */
  rejectionOf(visit: Visit): string | undefined;
  /** The origins of its own pages. */
  originsOf(visit: Visit): readonly string[];
  /** Whether its user sits at this machine, where files can be opened in an editor. */
  isLocal: boolean;
}

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
/** What browsers say of requests that no other site has caused. */
const OWN_SITES = new Set(["same-origin", "none"]);

/**
 * Only this machine may ask, under a name that belongs to it: a foreign site can make its name point at 127.0.0.1,
 * but not make the browser send another Host.
 */
export const THIS_MACHINE: Access = {
  rejectionOf: (visit) =>
    isForThisMachine(visit) ? undefined : `Open the site at http://localhost:${visit.port}/.`,
  originsOf: ({ port }) => ownHosts(port).map((host) => `http://${host}`),
  isLocal: true,
};

/** What a request says about its origin. */
export function visitOf({ method, headers, socket }: IncomingMessage): Visit {
  return { method, headers, from: socket.remoteAddress, port: socket.localPort };
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string | undefined): boolean {
  return LOOPBACK.has(address ?? "");
}

/** Whether a request carries the origin of this very server. */
export function hasOwnOrigin(visit: Visit, access: Access): boolean {
  return access.originsOf(visit).some((origin) => visit.headers.origin === origin);
}

/**
 * Whether another site has caused a request, by its scripts, its pictures or its frames. Following a
 * link from there is no such thing: the other site cannot read what comes of it.
 *
 * @see https://www.w3.org/TR/fetch-metadata/
 */
export function isCrossSite(visit: Visit, access: Access): boolean {
  const { method, headers } = visit;
  if (headers.origin !== undefined && !hasOwnOrigin(visit, access)) return true;
  const site = headers["sec-fetch-site"];
  if (site === undefined || OWN_SITES.has(String(site))) return false;
  return headers["sec-fetch-mode"] !== "navigate" || !["GET", "HEAD"].includes(method ?? "");
}

/** Whether a page of this very server has caused a request, beyond doubt. */
export function isFromOwnPage(visit: Visit, access: Access): boolean {
  return hasOwnOrigin(visit, access) || visit.headers["sec-fetch-site"] === "same-origin";
}

function isForThisMachine({ headers, from, port }: Visit): boolean {
  return isLoopback(from) && ownHosts(port).includes(headers.host ?? "");
}

/** Browsers leave out the port that `http` has by itself. */
function ownHosts(port: number | undefined): string[] {
  return ["localhost", "127.0.0.1", "[::1]"].map((name) =>
    port === 80 ? name : `${name}:${port}`,
  );
}
