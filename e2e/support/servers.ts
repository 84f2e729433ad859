import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { findProgram } from "../../scripts/find-program.mjs";
import { requestRaw } from "./raw-request.ts";
import { emptyFolder, runCli } from "./run-cli.ts";
import type { RunningServer } from "./simulated.ts";

export type { RunningServer };

/** Starts a server for a folder. */
export type StartServer = (out: string) => Promise<RunningServer>;

/** The servers that can be tried on this machine, by name. */
export function availableServers(): [name: string, start: StartServer][] {
  const nginx = findProgram("nginx");
  const caddy = findProgram("caddy");
  if (!nginx)
    process.stderr.write(
      "\n!! nginx is not installed: serving is tested with the preview only. Run node scripts/get-nginx.mjs as root.\n\n",
    );
  return [
    ["preview", startPreview],
    ...(nginx ? [["nginx", (out) => startNginx(nginx, out)] as [string, StartServer]] : []),
    ...(caddy ? [["caddy", (out) => startCaddy(caddy, out)] as [string, StartServer]] : []),
  ];
}

/** Starts the preview of a built folder. */
export async function startPreview(out: string): Promise<RunningServer> {
  const port = await freePort();
  const args = ["scripts/cli.mjs", "preview", "--out", out, "--port", `${port}`];
  return ready(spawn(process.execPath, args, { stdio: "ignore" }), port);
}

async function startNginx(program: string, out: string): Promise<RunningServer> {
  const port = await freePort();
  const folder = emptyFolder();
  const { stdout } = await runCli(["hosting", "nginx", "--out", out, "--port", `${port}`]);
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join("\n");
  writeFileSync(
    join(folder, "nginx.conf"),
    `${user}daemon off;\npid ${join(folder, "pid")};\nerror_log stderr;\nevents { }\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${temporary}\n${stdout}}\n`,
  );
  const args = ["-p", folder, "-c", join(folder, "nginx.conf")];
  return ready(spawn(program, args, { stdio: ["ignore", "ignore", "inherit"] }), port);
}

async function startCaddy(program: string, out: string): Promise<RunningServer> {
  const port = await freePort();
  const folder = emptyFolder();
  const { stdout } = await runCli(["hosting", "caddy", "--out", out, "--port", `${port}`]);
  writeFileSync(join(folder, "Caddyfile"), `{\n  admin off\n  auto_https off\n}\n${stdout}`);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"];
  return ready(spawn(program, args, { env, stdio: "ignore" }), port);
}

async function ready(child: ChildProcess, port: number): Promise<RunningServer> {
  for (let patience = 200; patience > 0; patience -= 1) {
    try {
      await requestRaw(port, "/robots.txt");
      return { port, stop: () => child.kill() };
    } catch {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  child.kill();
  throw new Error("The server does not answer.");
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
