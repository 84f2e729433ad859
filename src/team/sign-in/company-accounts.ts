import type { IDToken } from "openid-client";

/** Signing in with the accounts of a company, by OpenID Connect. */
export interface CompanyAccounts {
  /** Where a browser is sent, and what has to be known when it comes back. */
  begin(): Promise<{ address: string; waiting: PendingAuthorization }>;
  /**
   * Completes a sign-in with the address that the issuer has sent a browser back to.
   *
   * @param address that it came back to, with everything behind the question mark
   * @throws {SignInError} when the issuer or its answer lets nobody in
   */
  finish(address: URL, waiting: PendingAuthorization): Promise<{ email: string; name: string }>;
}

/** What proves that a browser brings back the answer to what it was sent away with. */
export interface PendingAuthorization {
  state: string;
  nonce: string;
  verifier: string;
}

/** Why somebody is not let in: the issuer did not say who it is, or that the address is not theirs for certain. */
export class SignInError extends Error {
  constructor(
    readonly reason: "issuer" | "unverified",
    cause?: unknown,
  ) {
    super(`Not signed in: ${reason}.`, { cause });
  }
}

/** What the issuer knows this server by. */
export interface Client {
  issuer: string;
  id: string;
  secret: string | undefined;
  /** Where browsers come back to. */
  returnTo: string;
}

/** Makes what signs people in with an issuer's accounts. Nothing is asked of the issuer before somebody signs in. */
export function createCompanyAccounts({ issuer, id, secret, returnTo }: Client): CompanyAccounts {
  const library = () => import("openid-client");
  const address = new URL(issuer);
  const discover = async () => {
    const { discovery, allowInsecureRequests } = await library();
    // An issuer on this machine, as in a trial, has no certificate; all others must have one.
    const execute = isThisMachine(address) ? [allowInsecureRequests] : [];
    return discovery(address, id, secret, undefined, { execute });
  };
  let known: ReturnType<typeof discover> | undefined;
  const configuration = () => {
    known ??= discover().catch((cause: unknown) => {
      known = undefined;
      throw new SignInError("issuer", cause);
    });
    return known;
  };
  return {
    async begin() {
      const config = await configuration();
      const openid = await library();
      const waiting = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: returnTo,
        scope: "openid email profile",
        state: waiting.state,
        nonce: waiting.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(waiting.verifier),
        code_challenge_method: "S256",
      });
      return { address: url.href, waiting };
    },
    async finish(returned, { state, nonce, verifier }) {
      const config = await configuration();
      const { authorizationCodeGrant, fetchUserInfo } = await library();
      try {
        const tokens = await authorizationCodeGrant(config, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims() as IDToken;
        // Some issuers say more when they are asked for it than in what they sign.
        const more = hasAddress(claims)
          ? claims
          : { ...(await fetchUserInfo(config, tokens.access_token, claims.sub)) };
        return personIn(more);
      } catch (cause) {
        throw cause instanceof SignInError ? cause : new SignInError("issuer", cause);
      }
    },
  };
}

function personIn(claims: Record<string, unknown>): { email: string; name: string } {
  const { email, name } = claims;
  // Whoever may write any address into an account could be anybody.
  if (typeof email !== "string" || !isVerified(claims)) throw new SignInError("unverified");
  const address = email.toLowerCase();
  return { email: address, name: typeof name === "string" && name !== "" ? name : address };
}

/** Microsoft says of the domain what others say of the address. */
function isVerified(claims: Record<string, unknown>): boolean {
  return claims.email_verified === true || claims.xms_edov === true;
}

function hasAddress(claims: Record<string, unknown>): boolean {
  return typeof claims.email === "string" && claims.email_verified !== undefined;
}

function isThisMachine({ hostname }: URL): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
