import { resolve } from "node:path";
import { caddyConfig } from "../engine/output/hosting/caddy.ts";
import { nginxConfig } from "../engine/output/hosting/nginx.ts";
import { type HostingTables, readTables } from "../engine/output/hosting/read-tables.ts";
import { s3Config } from "../engine/output/hosting/s3.ts";
import { s3HeadersConfig } from "../engine/output/hosting/s3-headers.ts";
import { vercelConfig } from "../engine/output/hosting/vercel.ts";
import { readFlags, readPort, UsageError } from "./arguments.ts";
import type { Command } from "./command.ts";

type Writer = (tables: HostingTables, out: string, port: number) => string;

const HOSTS: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ["nginx", nginxConfig],
  ["caddy", caddyConfig],
  ["vercel", vercelConfig],
  ["s3", s3Config],
  ["s3-headers", s3HeadersConfig],
]);

/** @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-functions */
const MOST_BYTES_OF_FUNCTION = 10 * 1024;

export const hosting: Command = {
  async run([name = "", ...args]) {
    if (name === "studio") return (await import("./hosting-studio.ts")).writeStudioHosting(args);
    const write = HOSTS.get(name);
    if (!write)
      throw new UsageError(
        `${name === "" ? "Name a host" : `There is no host "${name}"`}: ${[...HOSTS.keys()].join(", ")}. What runs the studio of a team is written with the name studio. Netlify and Cloudflare Pages read _headers and _redirects in the built site themselves.`,
      );
    const flags = readFlags(args, { out: { type: "string" }, port: { type: "string" } });
    const out = resolve(flags.out ?? "dist");
    const text = write(readTables(out), out, readPort(flags.port ?? "80"));
    process.stdout.write(text);
    if (name === "s3" && Buffer.byteLength(text) > MOST_BYTES_OF_FUNCTION)
      process.stderr.write(
        `This function has ${Math.ceil(Buffer.byteLength(text) / 1024)} KB, and CloudFront takes ${MOST_BYTES_OF_FUNCTION / 1024}. Take comments and empty space out of it, then old paths out of pages (\`aliases\`).\n`,
      );
    return 0;
  },
};
