import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { keep, readKept } from "../../pipeline/kept.ts";
import type { Collected } from "../written/collect.ts";
import type { PageJob } from "./page-job.ts";

/** What is known of the documents that lie in an output folder from an earlier build. */
export interface Rendered {
  /** Whether the documents of a page lie there as they would be written again. */
  has(job: PageJob): boolean;
  /** The ids in these documents. */
  ids(): Collected["ids"];
  /**
   * Whether something that these documents may refer to was there and is gone.
   *
   * @param files all files of the output
   * @param ids those in the documents that were written now
   */
  hasLost(files: string[], ids: Collected["ids"]): boolean;
  /**
   * Keeps what is known for the build that starts from this folder.
   *
   * @param ids those in all documents
   */
  save(files: string[], ids: Collected["ids"]): void;
}

interface Kept {
  files: string[];
  documents: Record<string, KeptDocument>;
}

interface KeptDocument {
  /** A hash of everything that the document and its data are made from. */
  key: string;
  /** By which its two files are known to be the same still. */
  stamp: string;
  ids: string[];
}

/** Output folders that something is kept of. */
const MOST_KEPT = 16;
const NOTHING: Kept = { files: [], documents: {} };

/**
 * Reads what is known of an output folder. It is known by its inode, which it keeps when it is renamed.
 *
 * @param folder that is being written, with what an earlier build has left there
 * @param cache folder where it is kept between builds
 * @param common everything that goes into every document
 */
export function readRendered(folder: string, cache: string, common: string): Rendered {
  const file = join(cache, "rendered", `${statSync(folder).ino}.json`);
  const before = readKept<Kept>(file) ?? NOTHING;
  const now = new Map<string, { key: string; data: string }>();
  const unchanged = new Set<string>();
  return {
    has(job) {
      const key = hash([common, job.page, JSON.stringify([job.route, job.files, job.meta])]);
      for (const { document, data } of job.files) now.set(document, { key, data });
      const isThere = job.files.every(({ document, data }) => {
        const known = before.documents[document];
        return known?.key === key && known.stamp === stampOf(folder, document, data);
      });
      if (isThere) for (const { document } of job.files) unchanged.add(document);
      return isThere;
    },
    ids: () => [...unchanged].map((document) => [document, before.documents[document]?.ids ?? []]),
    hasLost(files, written) {
      const there = new Set(files);
      const isGone = ([path, own]: Collected["ids"][number]) => {
        const left = new Set(own);
        return before.documents[path]?.ids.some((id) => !left.has(id)) ?? false;
      };
      return (
        unchanged.size > 0 &&
        (before.files.some((path) => !there.has(path)) || written.some(isGone))
      );
    },
    save(files, written) {
      const idsOf = new Map(written);
      const documents = [...now].map(([document, { key, data }]) => {
        const stamp = stampOf(folder, document, data);
        return [document, { key, stamp, ids: idsOf.get(document) ?? [] }] as const;
      });
      const kept: Kept = { files, documents: Object.fromEntries(documents) };
      keep(file, kept, MOST_KEPT);
    },
  };
}

/** Changes when one of the two files is written, replaced or taken away. */
function stampOf(folder: string, ...names: string[]): string {
  return names
    .map((name) => {
      const stat = statSync(join(folder, name), { throwIfNoEntry: false });
      return stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : "";
    })
    .join(", ");
}

function hash(parts: string[]): string {
  const sum = createHash("sha1");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("base64url");
}
