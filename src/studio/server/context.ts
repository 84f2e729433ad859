import type { ViteDevServer } from "vite";
import type { DevSite, Examined } from "../../engine/dev/dev-site.ts";
import type { Access } from "../../engine/output/serving/own-requests.ts";
import type { Definitions } from "../../engine/pipeline/definitions.ts";
import type { Folders } from "../../engine/pipeline/load.ts";
import type { WorkingCopies } from "./copies/working-copies.ts";
import type { PageHistories } from "./history/page-histories.ts";
import type { Recorder } from "./history/recorder.ts";
import type { Previewer } from "./preview.ts";
import type { PreviewChanges } from "./preview-changes.ts";
import type { StudioPrograms } from "./programs/studio-programs.ts";
import type { PublishingDesk } from "./publishing/publishing-desk.ts";
import { RequestError } from "./request-error.ts";
import type { ShareCards } from "./share-card.ts";

/** What the studio's answers are made from. */
export interface StudioContext {
  root: string;
  folders: Folders;
  site: DevSite;
  vite: ViteDevServer;
  access: Access;
  /** What is compiled for browsers. */
  definitions: Pick<Definitions, "client" | "modules">;
  /** Unsaved work. */
  copies: WorkingCopies;
  /** The states that pages were in. */
  histories: PageHistories;
  /** Adds to them. */
  recorder: Recorder;
  /** Resolves the page being edited. */
  preview: Previewer;
  /** Answers with what windows have not seen of it. */
  changes: PreviewChanges;
  /** What browsers load of the studio. */
  programs: StudioPrograms;
  /** Shows it as networks do. */
  shareCards: ShareCards;
  /** Brings pages live; nothing where whoever serves the studio does. */
  publishing?: PublishingDesk;
}

/** @throws {RequestError} when the site file cannot be read */
export function currentSite({ site }: StudioContext): Examined {
  const current = site.examined();
  if (current) return current;
  const problems = site.problems().join("\n\n");
  throw new RequestError(
    503,
    `The file pages/_site.json cannot be read, so there is no site to edit.\n\n${problems}`,
  );
}
