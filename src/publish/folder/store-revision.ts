import { hash } from "node:crypto";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { caddyConfig } from "../../engine/output/hosting/caddy.ts";
import { nginxConfig } from "../../engine/output/hosting/nginx.ts";
import { readTables } from "../../engine/output/hosting/read-tables.ts";
import { linkOrCopy } from "../../engine/output/link-or-copy.ts";
import { isDiskFull } from "../../engine/pipeline/disk-full.ts";
import { flushFolder } from "../journal.ts";
import type { StoreRequest } from "../work.ts";

/** The rules for web servers, in a state. Hosts have no address for them. */
export const RULES = { nginx: "_nginx", caddy: "_caddy" } as const;

const ID_LENGTH = 32;

/**
 * Stores a built site beside earlier states, under the hash of its content: whole or not at all. Files are hard links to those that
 * were built where the disk allows it, so that a state takes hardly any space.
 *
 * @returns the name of the state
 */
export function storeRevision({ from, content, revisions, serving }: StoreRequest): string {
  const rules = serving ? rulesOf(from, serving) : [];
  const name = hash("sha256", [content, ...rules.flat()].join("\n")).slice(0, ID_LENGTH);
  const target = join(revisions, name);
  if (existsSync(target)) return name;
  mkdirSync(revisions, { recursive: true });
  const temporary = `${target}.new`;
  rmSync(temporary, { recursive: true, force: true });
  try {
    linkAll(from, temporary);
    for (const [file, text] of rules) writeFileSync(join(temporary, file), text, { flush: true });
    renameSync(temporary, target);
  } catch (cause) {
    rmSync(temporary, { recursive: true, force: true });
    throw cause;
  }
  flushFolder(revisions);
  return name;
}

function rulesOf(from: string, { root, port }: NonNullable<StoreRequest["serving"]>) {
  const tables = readTables(from);
  return [
    [RULES.nginx, nginxConfig(tables, root, port)],
    [RULES.caddy, caddyConfig(tables, root, port)],
  ] as const;
}

/** Hard-links all files of a folder into a new one. */
function linkAll(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [`${from}/${entry.name}`, `${to}/${entry.name}`];
    if (entry.isDirectory()) linkAll(source, target);
    else link(source, target);
  }
}

function link(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (cause) {
    if (isDiskFull(cause)) throw cause;
    linkOrCopy(source, target);
  }
}
