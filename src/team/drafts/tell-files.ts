import type { DraftFile } from "../../studio/contract/drafts.ts";
import type { ToldFile } from "../../studio/server/publishing/change-sentence.ts";
import type { DraftSite } from "./draft-site.ts";

/** Of more files a commit names the pages alone: nobody reads on, and each is asked of Git. */
const MOST = 20;

/** What a file says in a state; nothing where it is not there. */
type Read = (path: string) => Promise<string | undefined> | string | undefined;

/** Says of a few files what was done in them between two states. */
export async function tellFiles(
  { tell }: DraftSite,
  files: readonly DraftFile[],
  { before, after }: { before: Read; after: Read },
): Promise<ToldFile[]> {
  if (files.length > MOST) return [...files];
  return Promise.all(
    files.map(async (file) => {
      const { path, change } = file;
      if (change !== "changed" || !path.endsWith(".json")) return file;
      return tell(file, { before: await before(path), after: await after(path) });
    }),
  );
}

/** Reads files as a commit has them. */
export function readAt({ repository }: Pick<DraftSite, "repository">, commit: string): Read {
  return (path) => repository.run(["show", `${commit}:${path}`]).catch(() => undefined);
}
