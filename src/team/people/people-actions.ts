import { dirname } from "node:path";
import { rewriteJson } from "../../engine/edit/rewrite-json.ts";
import type { StudioFile } from "../../engine/model/studio-file.ts";
import type { Engine } from "../../engine/pipeline/engine.ts";
import { STUDIO_FILE, studioFileIn } from "../../engine/pipeline/studio-file.ts";
import type { TeamSettingsAnswer } from "../../studio/contract/people.ts";
import { type Person, ROLES, type Role } from "../../studio/contract/person.ts";
import type { PublishTargetSummary } from "../../studio/contract/publishing.ts";
import { type Input, textOf } from "../../studio/server/input.ts";
import { RequestError } from "../../studio/server/request-error.ts";
import type { DraftPublishing } from "../drafts/draft-publishing.ts";
import type { DraftSite } from "../drafts/draft-site.ts";
import { authorOf } from "../drafts/review.ts";
import { withRequestErrors } from "../drafts/with-request-errors.ts";
import type { TeamAction, TeamActions } from "../server/team-actions.ts";
import type { TeamEnvironment } from "../settings/environment.ts";
import type { TeamSettings } from "../settings/team-settings.ts";
import { changePeople, type PersonChange } from "./change-people.ts";
import { commitLiveFile } from "./commit-live-file.ts";

/** What people and settings are read from, and written to. */
export interface PeopleActionsOptions {
  site: DraftSite;
  settings: TeamSettings;
  environment: Pick<TeamEnvironment, "origin" | "company" | "smtp">;
  engine: Pick<Engine, "validate">;
  /** Where the site goes live. */
  targets(): Promise<PublishTargetSummary[]>;
  /** Nothing goes live while the list is changed. */
  alone: DraftPublishing["exclusively"];
}

/** What admins can ask for: who may sign in, and how the team is set up. */
export function peopleActions(options: PeopleActionsOptions): TeamActions {
  const change: TeamAction = {
    least: "admin",
    inLog: (input) => `${textOf(input, "address")} ${roleIn(input, "role") ?? "removed"}`,
    run: (person, input) =>
      withRequestErrors(async () => {
        const change = {
          address: textOf(input, "address"),
          before: roleIn(input, "before"),
          role: roleIn(input, "role"),
        };
        try {
          await options.alone(() => commitChange(options, change, person));
        } finally {
          options.settings.readAgain();
        }
        return show(options);
      }),
  };
  return new Map<string, TeamAction>([
    ["team-settings", { least: "admin", run: () => show(options) }],
    ["change-person", change],
  ]);
}

function roleIn(input: Input, name: string): Role | undefined {
  if (input[name] === undefined) return undefined;
  const role = ROLES.find((one) => one === input[name]);
  if (!role) throw new RequestError(400, `The request lacks "${name}".`);
  return role;
}

async function show(options: PeopleActionsOptions): Promise<TeamSettingsAnswer> {
  const { settings, environment, targets } = options;
  const { people = {} } = settings.current();
  const { company, smtp, origin } = environment;
  return {
    people: Object.entries(people).map(([address, role]) => ({ address, role })),
    problems: settings.issues().map(({ message, hint, line }) => ({ message, hint, line })),
    targets: await targets(),
    url: origin,
    signIn: {
      ...(company && { issuer: company.issuer }),
      ...(smtp && { mailFrom: smtp.from }),
    },
  };
}

async function commitChange(
  { site, engine }: PeopleActionsOptions,
  change: PersonChange,
  person: Person,
): Promise<void> {
  const folder = dirname(site.content[0] ?? "");
  const path = folder === "." ? STUDIO_FILE : `${folder}/${STUDIO_FILE}`;
  await commitLiveFile(site, {
    path,
    person: authorOf(person),
    sentence: sentenceOf(change),
    change(text) {
      const file = parseStudioFile(text, engine);
      const people = changePeople(file.people ?? {}, change, person);
      const changed = rewriteJson(text, { ...file, people });
      parseStudioFile(changed, engine);
      return changed;
    },
  });
}

/** @throws {RequestError} when something is wrong with it */
function parseStudioFile(text: string, engine: PeopleActionsOptions["engine"]): StudioFile {
  const { value, issues } = studioFileIn(Buffer.from(text), STUDIO_FILE, engine);
  if (value) return value;
  const [issue] = issues;
  throw new RequestError(409, `${issue?.message} ${issue?.hint}`);
}

function sentenceOf({ address, before, role }: PersonChange): string {
  if (role === undefined) return `Removed ${address} from the studio`;
  return before === undefined
    ? `Added ${address} to the studio as ${role}`
    : `Made ${address} ${role} in the studio`;
}
