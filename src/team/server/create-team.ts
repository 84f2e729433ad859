import type { IncomingMessage } from "node:http";
import type { DevInstance } from "../../engine/dev/dev-server.ts";
import type { Access } from "../../engine/output/serving/own-requests.ts";
import type { Person } from "../../studio/contract/person.ts";
import type { ComparedSites } from "../compare/compared-sites.ts";
import { createSharedDrafts, type SharedDraftsOptions } from "../drafts/shared-drafts.ts";
import type { TeamEnvironment } from "../settings/environment.ts";
import { roleOf } from "../settings/role-of.ts";
import type { TeamSettings } from "../settings/team-settings.ts";
import { createCompanyAccounts } from "../sign-in/company-accounts.ts";
import { endedSessionsIn } from "../sign-in/ended-sessions.ts";
import { mailedLinksIn } from "../sign-in/mailed-links.ts";
import { createMailer } from "../sign-in/mailer.ts";
import { createSeal } from "../sign-in/seal.ts";
import { createSessions } from "../sign-in/sessions.ts";
import { createSignIn } from "../sign-in/sign-in.ts";
import type { SiteBranding } from "../sign-in/site-branding.ts";
import { createSignInStyles } from "../sign-in/styles.ts";
import { createWorkspaces } from "../workspaces/workspaces.ts";
import { auditLogIn } from "./audit-log.ts";
import type { TeamActions } from "./team-actions.ts";
import { createTeamServer, type TeamServer, type Visitor } from "./team-server.ts";

/** Options of a team's server. */
export interface TeamOptions {
  /** Folder of the engine. */
  root: string;
  /** Folder of what the server keeps. */
  data: string;
  settings: TeamSettings;
  environment: TeamEnvironment;
  /** Drafts that are open at one time. */
  maxOpen: number;
  /** Starts the studio of a draft. */
  open(draft: string, context: StudioContext): Promise<DevInstance>;
  /** The draft that somebody works on. */
  draftOf(visitor: Visitor): Promise<string>;
  /** Called with whoever is about to change files of a draft. */
  onChange(draft: string, person: Person): void;
  actions: TeamActions;
  /** What shows drafts to people without an account. */
  shared: Omit<SharedDraftsOptions, "isSecure">;
  /** Shows states of the site as pages to whoever compares them. */
  compared: ComparedSites;
  /** How the site looks to strangers. */
  branding(): Promise<SiteBranding>;
}

/** What a studio is given by the server around it. */
export interface StudioContext {
  access: Access;
  /** Whose request it is. */
  personOf(request: IncomingMessage): Person | undefined;
}

/** Joins the parts of a team's server. */
export function createTeam(options: TeamOptions): TeamServer {
  const { root, data, settings, environment } = options;
  const { origin, company, smtp } = environment;
  const isSecure = origin.startsWith("https:");
  const audit = auditLogIn(data);
  const seal = createSeal(environment.secret);
  const sessions = createSessions({ seal, isSecure, ended: endedSessionsIn(data) });
  const role = (email: string) => roleOf(settings.current().people, email);
  const people = new WeakMap<IncomingMessage, Person>();
  const access: Access = {
    rejectionOf: () => undefined,
    originsOf: () => [origin],
    isLocal: false,
  };
  const signIn = createSignIn({
    ...{ origin, isSecure, sessions, seal, audit },
    company: company && createCompanyAccounts({ ...company, returnTo: `${origin}/sign-in/return` }),
    mail: smtp && { links: mailedLinksIn(data), send: createMailer(smtp.url, smtp.from) },
    isOnList: (email) => role(email) !== undefined,
    branding: options.branding,
    stylesOf: createSignInStyles(root),
  });
  const workspaces = createWorkspaces(
    (draft) => options.open(draft, { access, personOf: (request) => people.get(request) }),
    options.maxOpen,
  );
  return createTeamServer({
    ...{ signIn, sessions, workspaces, audit },
    roleOf: role,
    trustProxy: () => settings.current().trustProxy === true,
    draftOf: options.draftOf,
    onChange: options.onChange,
    actions: options.actions,
    compared: options.compared,
    shared: createSharedDrafts({ ...options.shared, isSecure }),
    origin,
    onPerson: (request, person) => void people.set(request, person),
  });
}
