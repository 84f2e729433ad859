import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

/** Bare repositories in a folder, served over HTTP by Git's own program. */
export interface GitHost {
  /** The address of a repository. */
  address(name: string): string;
  /** Lets in who has this token only; everybody if there is none. */
  token: string | undefined;
  stop(): Promise<void>;
}

/** Serves the bare repositories in a folder, to be read and written. */
export async function serveGit(folder: string): Promise<GitHost> {
  const program = join(
    execFileSync("git", ["--exec-path"], { encoding: "utf8" }).trim(),
    "git-http-backend",
  );
  const host: Pick<GitHost, "token"> = { token: undefined };
  const server = createServer((request, response) => {
    if (isLetIn(request, host.token)) answer(program, folder, request, response);
    else response.writeHead(401, { "WWW-Authenticate": 'Basic realm="git"' }).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return Object.assign(host, {
    address: (name: string) => `http://127.0.0.1:${port}/${name}`,
    stop: async () => {
      server.closeAllConnections();
      if (server.listening) await new Promise((done) => server.close(done));
    },
  });
}

function isLetIn({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return true;
  const given = Buffer.from(headers.authorization?.slice("Basic ".length) ?? "", "base64");
  return given.toString().endsWith(`:${token}`);
}

/** Speaks CGI with Git's program. */
function answer(
  program: string,
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
  const backend = spawn(program, {
    env: {
      PATH: process.env.PATH,
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: "1",
      // Without a user nothing can be pushed.
      REMOTE_USER: "tester",
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers["content-type"] ?? "",
      HTTP_CONTENT_ENCODING: request.headers["content-encoding"] ?? "",
      GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
    },
    stdio: ["pipe", "pipe", "ignore"],
  });
  request.pipe(backend.stdin);
  backend.stdin.on("error", () => undefined);
  const pieces: Buffer[] = [];
  backend.stdout.on("data", (piece: Buffer) => pieces.push(piece));
  backend.on("close", () => {
    const written = Buffer.concat(pieces);
    const end = written.indexOf("\r\n\r\n");
    const headers = new Map(
      written
        .subarray(0, end)
        .toString()
        .split("\r\n")
        .map((line): [string, string] => {
          const at = line.indexOf(":");
          return [line.slice(0, at), line.slice(at + 1).trim()];
        }),
    );
    const status = Number.parseInt(headers.get("Status") ?? "200", 10);
    headers.delete("Status");
    response.writeHead(status, Object.fromEntries(headers)).end(written.subarray(end + 4));
  });
}
