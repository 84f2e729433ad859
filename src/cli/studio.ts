import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { totalmem } from "node:os";
import { dirname, join, resolve } from "node:path";
import { finishInterrupted } from "../engine/edit/apply-plan.ts";
import type { Engine } from "../engine/pipeline/engine.ts";
import type { Folders } from "../engine/pipeline/load.ts";
import { optionalTextOf } from "../studio/server/input.ts";
import { createCompare } from "../team/compare/create-compare.ts";
import { draftActions } from "../team/drafts/actions.ts";
import { authorOf } from "../team/drafts/review.ts";
import { noteChange } from "../team/drafts/schedule.ts";
import { scheduleActions } from "../team/drafts/schedule-actions.ts";
import { sharedStyles } from "../team/drafts/shared-styles.ts";
import { createSiteBuilds } from "../team/drafts/site-builds.ts";
import { peopleActions } from "../team/people/people-actions.ts";
import { createTeam } from "../team/server/create-team.ts";
import type { TeamAction, TeamActions } from "../team/server/team-actions.ts";
import { CHOOSE_DRAFT, type TeamServer } from "../team/server/team-server.ts";
import { NotSetUp, readEnvironment } from "../team/settings/environment.ts";
import { createTeamSettings, type TeamSettings } from "../team/settings/team-settings.ts";
import { siteBranding } from "../team/sign-in/site-branding.ts";
import { createDraftChoice } from "../team/workspaces/draft-choice.ts";
import { readFlags, readPort, UsageError } from "./arguments.ts";
import { buildApart } from "./build-apart.ts";
import type { Command } from "./command.ts";
import { DEFINITIONS } from "./definitions.ts";
import { type DraftStudios, openDraftStudios } from "./draft-studios.ts";
import { engineFor } from "./engine.ts";
import { foldersFrom, ROOT } from "./folders.ts";

const LOOPBACK = new Set(["127.0.0.1", "localhost", "::1"]);
/** Milliseconds that requests may go on when the server is to end. */
const PATIENCE = 30_000;
/** Of memory: the first studio, and each that follows. */
const FIRST_BYTES = 1_000_000_000;
const FURTHER_BYTES = 80_000_000;
const MOST_DRAFTS = 40;

export const studio: Command = {
  async run(args) {
    const flags = readFlags(args, {
      pages: { type: "string" },
      media: { type: "string" },
      host: { type: "string" },
      port: { type: "string" },
      data: { type: "string" },
      drafts: { type: "string" },
    });
    const folders = foldersFrom(flags);
    const host = flags.host ?? "127.0.0.1";
    const port = readPort(flags.port ?? process.env.PORT ?? "8080");
    const engine = await engineFor(folders);
    const settings = settingsOf(folders, engine);
    const own = LOOPBACK.has(host) ? `http://localhost:${port}` : undefined;
    const environment = environmentFor(settings, own);
    finishInterrupted(folders.pages);
    const data = dataFolder(flags.data ?? join(dirname(folders.pages), ".studio-data"));
    const studios = await openDraftStudios({
      ...{ folders, data, engine, origin: environment.origin },
      settings: settings.current,
    });
    const choose = createDraftChoice(studios.drafts);
    const builds = createSiteBuilds(data, buildApart);
    const compare = createCompare(studios.drafts, builds);
    const team = createTeam({
      root: ROOT,
      data,
      settings,
      environment,
      maxOpen: flags.drafts === undefined ? draftsInMemory() : readCount(flags.drafts),
      open: studios.open,
      draftOf: ({ person, session }) => choose(person, session.draft),
      onChange: (draft, person) => noteChange(studios.drafts.site, draft, person),
      actions: new Map([
        ...actionsOn(studios),
        ...compare.actions,
        ...peopleActions({
          ...{ settings, environment, engine },
          site: studios.drafts.site,
          targets: studios.targets,
          alone: studios.alone,
        }),
      ]),
      shared: { drafts: studios.drafts, builds, styles: sharedStyles(ROOT) },
      compared: compare.sites,
      branding: () => siteBranding(folders, DEFINITIONS.look),
    });
    const server = await listen(team, host, port);
    process.stdout.write(`The studio: ${environment.origin}/studio\n`);
    endGracefully(server, team);
    await once(server, "close");
    await team.close();
    await studios.close();
    // The watcher of a folder that went away with its draft is never closed, and would keep the process.
    return process.exit();
  },
};

/** What people can ask of the server itself. Who names no draft to open goes back to their own. */
function actionsOn({ drafts, backup, onSchedule }: DraftStudios): TeamActions {
  const choose: TeamAction = {
    least: "author",
    async run(person, input) {
      const id = optionalTextOf(input, "id") ?? (await drafts.currentOf(authorOf(person)));
      await drafts.open(id);
      return id;
    },
  };
  return new Map([
    ...draftActions(drafts),
    ...scheduleActions(drafts, onSchedule),
    [CHOOSE_DRAFT, choose],
    ["backup", { least: "author", run: () => backup() }],
  ]);
}

/** @throws {UsageError} when nobody could know who may sign in */
function settingsOf(folders: Folders, engine: Engine): TeamSettings {
  const settings = createTeamSettings(
    folders,
    () => engine,
    (problems) =>
      process.stderr.write(problems === "" ? "studio.json is right again.\n" : `${problems}\n`),
  );
  settings.current();
  if (settings.problems() !== "")
    throw new UsageError("Nobody can sign in until studio.json is right.");
  return settings;
}

function environmentFor(settings: TeamSettings, own: string | undefined) {
  try {
    return readEnvironment(process.env, settings.current(), own);
  } catch (cause) {
    if (!(cause instanceof NotSetUp)) throw cause;
    throw new UsageError(
      `The studio of a team lets nobody in without a sign-in. To work by yourself, run \`npm start\`.\n- ${cause.missing.join("\n- ")}`,
    );
  }
}

/** What lies in it is the server's alone, wherever the folder is. */
function dataFolder(path: string): string {
  const data = resolve(path);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  writeFileSync(join(data, ".gitignore"), "*\n");
  return data;
}

async function listen(team: TeamServer, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => void team.answer(request, response));
  server.on("upgrade", team.upgrade);
  server.listen(port, host);
  await once(server, "listening");
  return server;
}

/** What runs is finished before the server ends; nothing new begins. */
function endGracefully(server: Server, team: TeamServer): void {
  const end = () => {
    server.close();
    team.endConnections();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), PATIENCE).unref();
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
}

function draftsInMemory(): number {
  const memory = Math.min(process.constrainedMemory?.() || Infinity, totalmem());
  const room = Math.floor((memory * 0.8 - FIRST_BYTES) / FURTHER_BYTES) + 1;
  return Math.min(MOST_DRAFTS, Math.max(2, room));
}

function readCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new UsageError(`"${text}" is no number of drafts: write 1 or more.`);
  return count;
}
