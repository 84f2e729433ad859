import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Configuration } from "oidc-provider";

/** The accounts of a company, at which anybody signs in by saying who they are. */
export interface Issuer {
  url: string;
  clientId: string;
  clientSecret: string;
  stop(): Promise<void>;
}

/** Who says this address at the issuer has not shown that it is theirs. */
export const UNVERIFIED = "unverified@bakery.example";

const CLIENT = { clientId: "studio", clientSecret: "a secret that the two of them share" };

/**
 * Starts a real issuer of OpenID Connect.
 *
 * @param returnTo where browsers are sent back to
 */
export async function startIssuer(returnTo: string): Promise<Issuer> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(url, configuration(returnTo));
  const answer = provider.callback();
  server.on("request", async (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return answer(request, response);
    if (request.method === "GET")
      return response
        .writeHead(200, { "Content-Type": "text/html" })
        .end(
          '<!doctype html><title>Accounts</title><form method="post"><input name="email" aria-label="Email"><button>Sign in</button></form>',
        );
    const accountId = (await formOf(request)).get("email") ?? "";
    await provider.interactionFinished(request, response, { login: { accountId } });
  });
  return {
    url,
    ...CLIENT,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function configuration(returnTo: string): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [returnTo],
      },
    ],
    claims: { email: ["email", "email_verified"], profile: ["name"] },
    cookies: { keys: ["issuer"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: id,
        email_verified: id !== UNVERIFIED,
        name: id.replace(/@.*/, "").replace(/^./, (letter) => letter.toUpperCase()),
      }),
    }),
    // Nobody is asked whether the studio may know who they are.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return new URLSearchParams(Buffer.concat(pieces).toString("utf8"));
}
