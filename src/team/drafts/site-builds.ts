import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { textIfReadable } from "../../engine/pipeline/regular-file.ts";
import type { PublishFinding } from "../../studio/contract/publishing.ts";
import { writeDurably } from "../../studio/server/copies/durable-file.ts";
import { createKeyedQueue } from "./keyed-queue.ts";

/** Builds a site outside of this process. It resolves to findings that prevent it: a site with errors is not built. */
export type Build = (
  folders: { pages: string; media: string },
  out: string,
) => Promise<PublishFinding[]>;

/** A state of a site that is to be looked at. */
export interface BuildRequest {
  /** Identifies it: builds under the same name are incremental. */
  name: string;
  /** Changes with its files. */
  version: string;
  folders: { pages: string; media: string };
}

/** Sites as they are built for people to look at. */
export interface SiteBuilds {
  /**
   * The folder of a built site, as its files are now.
   *
   * @throws {Unbuildable} if it cannot be built as it is
   */
  of(request: BuildRequest): Promise<BuiltFolder>;
}

/** A site has errors, so that there is nothing to look at. */
export class Unbuildable extends Error {
  readonly findings: readonly PublishFinding[];

  constructor(findings: readonly PublishFinding[]) {
    super("The site cannot be built as it is.");
    this.findings = findings;
  }
}

/** The version that was built last under a name, if any was. */
export function lastVersion(data: string, name: string): string | undefined {
  return textIfReadable(join(data, "shared", name, "version"))?.split(" ")[0];
}

/** Where a site was built to, and what of. */
export interface BuiltFolder {
  out: string;
  version: string;
}

/**
 * Builds sites into a folder, one after the other, and only when they have changed. Another engine may write other pages: what was
 * built before this server was started is built again.
 */
export function createSiteBuilds(data: string, build: Build): SiteBuilds {
  const enqueue = createKeyedQueue();
  const run = randomUUID();
  return {
    of: ({ name, version, folders }) =>
      // Parallel builds would slow down the studios.
      enqueue("build", async () => {
        const folder = join(data, "shared", name);
        const note = join(folder, "version");
        const out = join(folder, "site");
        const says = `${version} ${run}`;
        if (textIfReadable(note) === says) return { out, version };
        mkdirSync(folder, { recursive: true });
        const findings = await build(folders, out);
        if (findings.length > 0) throw new Unbuildable(findings);
        writeDurably(data, note, says);
        return { out, version };
      }),
  };
}
