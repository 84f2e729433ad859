import { originOf } from "../../engine/model/origin.ts";
import type { StudioFile } from "../../engine/model/studio-file.ts";

/** Settings of a team's server beside `studio.json`. Secrets are in the environment alone. */
export interface TeamEnvironment {
  secret: string;
  /** Where people open the studio, without a slash at its end. */
  origin: string;
  company: { issuer: string; id: string; secret: string | undefined } | undefined;
  smtp: { url: string; from: string } | undefined;
}

/** What is missing before a team can sign in, in sentences that say what to set. */
export class NotSetUp extends Error {
  constructor(readonly missing: readonly string[]) {
    super(missing.join("\n"));
  }
}

const SHORTEST_SECRET = 32;

/**
 * Puts together what the environment and `studio.json` say of the server.
 *
 * @param own the address of the server itself; nothing when people reach it by one that only its owner knows
 * @throws {NotSetUp}
 */
export function readEnvironment(
  env: NodeJS.ProcessEnv,
  file: StudioFile,
  own: string | undefined,
): TeamEnvironment {
  const missing: string[] = [];
  const secret = env.STUDIO_SECRET ?? "";
  if (secret.length < SHORTEST_SECRET)
    missing.push(
      `Set STUDIO_SECRET to at least ${SHORTEST_SECRET} random characters, for example with \`openssl rand -base64 32\`. It seals what browsers keep of a sign-in.`,
    );
  const origin = originFrom(env, file) ?? own;
  if (origin === undefined)
    missing.push(
      'Say at which address people open the studio: "url": "https://studio.example.com" in studio.json, or STUDIO_URL.',
    );
  const company = companyFrom(env, file, missing);
  const smtp = smtpFrom(env, file, missing);
  if (!company && !smtp && missing.every((one) => !/OIDC|SMTP|mailFrom/.test(one)))
    missing.push(
      'Say how people sign in: by the accounts of a company ("signIn": { "issuer": "https://…" } in studio.json, and OIDC_CLIENT_ID), or by mailed links (SMTP_URL, and "signIn": { "mailFrom": "studio@example.com" }).',
    );
  if (Object.keys(file.people ?? {}).length === 0)
    missing.push('Say who may sign in: "people": { "ana@example.com": "admin" } in studio.json.');
  if (missing.length > 0 || origin === undefined) throw new NotSetUp(missing);
  return { secret, origin, company, smtp };
}

function originFrom(env: NodeJS.ProcessEnv, file: StudioFile): string | undefined {
  const given = env.STUDIO_URL || file.url;
  return given === undefined ? undefined : originOf(given);
}

function companyFrom(env: NodeJS.ProcessEnv, { signIn }: StudioFile, missing: string[]) {
  const issuer = signIn?.issuer;
  if (issuer === undefined) return undefined;
  const id = env.OIDC_CLIENT_ID ?? "";
  if (id !== "") return { issuer, id, secret: env.OIDC_CLIENT_SECRET || undefined };
  missing.push(
    `Set OIDC_CLIENT_ID, and OIDC_CLIENT_SECRET if there is one, to what ${issuer} knows this studio by.`,
  );
  return undefined;
}

function smtpFrom(env: NodeJS.ProcessEnv, { signIn }: StudioFile, missing: string[]) {
  const url = env.SMTP_URL ?? "";
  if (url === "") return undefined;
  const from = signIn?.mailFrom;
  if (from !== undefined) return { url, from };
  missing.push(
    'Say whom mails with links are from: "signIn": { "mailFrom": "studio@example.com" } in studio.json.',
  );
  return undefined;
}
