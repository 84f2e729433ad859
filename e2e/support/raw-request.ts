import { type IncomingHttpHeaders, request } from "node:http";

/** What a server answered, before any browser tidies it. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Asks a server on this machine for a path exactly as written.
 *
 * @param path may hold what a browser would tidy, for example `//evil.com/`
 */
export function requestRaw(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    const sent = request({ host: "127.0.0.1", port, path, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("error", fail);
      response.on("end", () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces),
        }),
      );
    });
    sent.on("error", fail);
    sent.end();
  });
}
