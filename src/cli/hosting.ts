import { resolve } from "node:path";
import { caddyConfig } from "../build/hosting/caddy.ts";
import { nginxConfig } from "../build/hosting/nginx.ts";
import { type HostingTables, readTables } from "../build/hosting/read-tables.ts";
import { s3Config } from "../build/hosting/s3.ts";
import { vercelConfig } from "../build/hosting/vercel.ts";
import { readFlags, readPort, UsageError } from "./arguments.ts";
import type { Command } from "./command.ts";

type Writer = (tables: HostingTables, out: string, port: number) => string;

const HOSTS: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ["nginx", nginxConfig],
  ["caddy", caddyConfig],
  ["vercel", vercelConfig],
  ["s3", s3Config],
]);

export const hosting: Command = {
  async run([name = "", ...args]) {
    const write = HOSTS.get(name);
    if (!write)
      throw new UsageError(
        `${name === "" ? "Name a host" : `There is no host "${name}"`}: ${[...HOSTS.keys()].join(", ")}. Netlify and Cloudflare Pages read _headers and _redirects in the built site themselves.`,
      );
    const flags = readFlags(args, { out: { type: "string" }, port: { type: "string" } });
    const out = resolve(flags.out ?? "dist");
    process.stdout.write(write(readTables(out), out, readPort(flags.port ?? "80")));
    return 0;
  },
};
