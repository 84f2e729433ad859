import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Issuer, startIssuer, UNVERIFIED } from "../../testing/issuer.ts";
import { type MailServer, startMailServer } from "../../testing/mail-server.ts";
import { type RunningTeam, sendTo, startTeam } from "./start-team.ts";

const PEOPLE = { "ana@bakery.example": "publisher", "*@bakery.example": "author" } as const;

let issuer: Issuer;
let post: MailServer;
let team: RunningTeam;

beforeAll(async () => {
  post = await startMailServer();
  team = await startTeam(PEOPLE, async (origin) => {
    issuer = await startIssuer(`${origin}/sign-in/return`);
    const { url, clientId: id, clientSecret: secret } = issuer;
    return {
      company: { issuer: url, id, secret },
      smtp: { url: post.url, from: "Studio <studio@bakery.example>" },
    };
  });
});

afterAll(async () => {
  await team.stop();
  await issuer.stop();
  await post.stop();
});

type Jar = Map<string, string>;

/** Goes through the issuer's pages as somebody, up to the address that a browser is sent back to. */
async function throughIssuer(email: string, jar: Jar, to = "/studio"): Promise<string> {
  const begun = await team.send(`/sign-in/company?to=${encodeURIComponent(to)}`, { jar });
  const { port } = new URL(issuer.url);
  const own: Jar = new Map();
  let next = String(begun.headers.location);
  for (let step = 0; next.startsWith(issuer.url) || next.startsWith("/"); step++) {
    const { pathname, search } = new URL(next, issuer.url);
    const isForm = pathname.startsWith("/interaction/");
    const { headers } = await sendTo(Number(port), pathname + search, {
      jar: own,
      ...(isForm && { method: "POST", body: `email=${email}` }),
    });
    next = String(headers.location);
    if (step > 6) throw new Error(`The issuer goes on to ${next}.`);
  }
  return next.slice(team.origin.length);
}

async function signedIn(email: string): Promise<Jar> {
  const jar: Jar = new Map();
  const { status } = await team.send(await throughIssuer(email, jar), { jar });
  expect(status).toBe(303);
  return jar;
}

const whoIs = async (jar: Jar) => {
  const { status, text } = await team.send("/studio", { jar });
  return status === 200 ? (JSON.parse(text) as { person: object }).person : status;
};

const form = (path: string, body: string, headers: Record<string, string> = {}) =>
  team.send(path, { method: "POST", body, headers: { origin: team.origin, ...headers } });

/** Asks for a link and reads the mail. */
async function linkFor(email: string): Promise<URL> {
  const before = post.mails.length;
  await form("/sign-in/mail", `email=${email}`);
  await expect.poll(() => post.mails.length).toBe(before + 1);
  const { to, text } = post.mails.at(-1) ?? { to: "", text: "" };
  expect(to).toBe(email);
  return new URL(/http:\S+/.exec(text)?.[0] ?? "");
}

describe("with the account of a company", () => {
  it("lets somebody in who is on the list, and leads them on", async () => {
    const jar: Jar = new Map();
    const back = await throughIssuer("ana@bakery.example", jar, "/studio?page=visit");
    const { status, headers } = await team.send(back, { jar });
    expect([status, headers.location]).toEqual([303, "/studio?page=visit"]);
    expect(await whoIs(jar)).toEqual({
      email: "ana@bakery.example",
      name: "Ana",
      role: "publisher",
    });
    expect(headers["set-cookie"]?.join()).toMatch(
      /studio=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/,
    );
  });

  it("lets nobody in who is not on the list, and says whom to ask", async () => {
    const jar: Jar = new Map();
    const { status, text } = await team.send(await throughIssuer("eve@evil.example", jar), { jar });
    expect(status).toBe(403);
    expect(text).toContain("eve@evil.example isn’t on the list");
    expect(await whoIs(jar)).toBe(401);
  });

  it("takes no address that may not be theirs", async () => {
    const jar: Jar = new Map();
    const { status, text } = await team.send(await throughIssuer(UNVERIFIED, jar), { jar });
    expect(status).toBe(403);
    expect(text).toContain("isn’t verified");
    expect(await whoIs(jar)).toBe(401);
  });

  it("takes what comes back only in the browser that was sent away, and once", async () => {
    const jar: Jar = new Map();
    const back = await throughIssuer("ana@bakery.example", jar);
    expect((await team.send(back, { jar: new Map() })).status).toBe(400);
    const other: Jar = new Map();
    await throughIssuer("bo@bakery.example", other);
    expect((await team.send(back, { jar: other })).status).toBe(502);
    expect((await team.send(back, { jar })).status).toBe(303);
    expect((await team.send(back, { jar: new Map(jar) })).status).toBe(400);
  });

  it.each(["https://evil.example", "//evil.example", "/\\evil.example", "/sign-in/company"])(
    "leads nobody to %s",
    async (to) => {
      const jar: Jar = new Map();
      const back = await throughIssuer("ana@bakery.example", jar, to);
      expect((await team.send(back, { jar })).headers.location).toBe("/studio");
    },
  );
});

describe("with a mailed link", () => {
  it("lets the owner of the address in, once, by a button", async () => {
    const { pathname, search, searchParams } = await linkFor("bo@bakery.example");
    for (const _ of [1, 2]) {
      const { status, headers, text } = await team.send(pathname + search);
      expect([status, headers["set-cookie"]]).toEqual([200, undefined]);
      expect(text).toContain("Open the studio");
    }
    const jar: Jar = new Map();
    const press = () =>
      team.send("/sign-in/link", {
        method: "POST",
        headers: { origin: team.origin },
        body: `key=${searchParams.get("key")}`,
        jar,
      });
    expect((await press()).status).toBe(303);
    expect(await whoIs(jar)).toMatchObject({ email: "bo@bakery.example", role: "author" });
    expect((await press()).status).toBe(410);
    expect((await team.send(pathname + search)).status).toBe(410);
  });

  it("keeps no key that could be read and used", async () => {
    const { searchParams } = await linkFor("cy@bakery.example");
    expect(team.kept("sign-in-links.json")).not.toContain(searchParams.get("key"));
  });

  it("says the same to somebody who is not on the list, and mails nothing", async () => {
    const before = post.mails.length;
    const stranger = await form("/sign-in/mail", "email=eve@evil.example");
    const known = await form("/sign-in/mail", "email=ana@bakery.example");
    await expect.poll(() => post.mails.length).toBe(before + 1);
    expect(stranger.text.replaceAll("eve@evil.example", "")).toBe(
      known.text.replaceAll("ana@bakery.example", ""),
    );
    expect(post.mails.at(-1)?.to).toBe("ana@bakery.example");
  });

  it("asks again for what is no address", async () => {
    const { status, text } = await form("/sign-in/mail", "email=ana%40&to=/studio%3Fpage%3Dvisit");
    expect(status).toBe(400);
    expect(text).toContain('aria-invalid="true"');
    expect(text).toContain('value="/studio?page=visit"');
  });

  it("mails no address more than a few times", async () => {
    const before = post.mails.length;
    for (let time = 0; time < 7; time++) await form("/sign-in/mail", "email=dee@bakery.example");
    await expect.poll(() => post.mails.length).toBe(before + 5);
  });

  it("takes no form of another site", async () => {
    const { searchParams } = await linkFor("fay@bakery.example");
    const body = `key=${searchParams.get("key")}`;
    const { status, headers } = await form("/sign-in/link", body, {
      origin: "https://evil.example",
    });
    expect([status, headers["set-cookie"]]).toEqual([403, undefined]);
  });
});

describe("who is in", () => {
  it("is out once they sign out, also with a copy of the cookie", async () => {
    const jar = await signedIn("ana@bakery.example");
    const copy = new Map(jar);
    const out = await team.send("/sign-out", {
      method: "POST",
      headers: { origin: team.origin },
      jar,
    });
    expect(out.headers.location).toBe("/sign-in?out");
    expect(await whoIs(jar)).toBe(401);
    expect(await whoIs(copy)).toBe(401);
  });

  it("may do what the list says now, and is out when it says nothing", async () => {
    const jar = await signedIn("ana@bakery.example");
    const open = team.connect(jar);
    expect(await open.answered).toBe("ana@bakery.example");
    await team.setPeople({ "ana@bakery.example": "admin" });
    expect(await whoIs(jar)).toMatchObject({ role: "admin" });
    await open.ended;
    await team.setPeople({ "*@bakery.example": "author" });
    expect(await whoIs(jar)).toMatchObject({ role: "author" });
    await team.setPeople({});
    expect(await whoIs(jar)).toBe(401);
    await team.setPeople(PEOPLE);
  }, 20_000);

  it("cannot be made up", async () => {
    const jar = await signedIn("ana@bakery.example");
    const sealed = jar.get("studio") ?? "";
    const changed = `${sealed.slice(0, -9)}${sealed.slice(-9) === "AAAAAAAAA" ? "B" : "AAAAAAAAA"}`;
    for (const text of [changed, "x", "", sealed.slice(0, 40)])
      expect(await whoIs(new Map([["studio", text]]))).toBe(401);
  });

  it("stands in the log, with all who were not let in", async () => {
    const entries = team.log().map(({ event, email, what }) => [event, email, what].join(" "));
    expect(entries).toContain("sign-in ana@bakery.example company");
    expect(entries).toContain("sign-in bo@bakery.example mail");
    expect(entries).toContain("sign-in-refused eve@evil.example not on the list");
    expect(entries.some((entry) => entry.startsWith("sign-out ana@"))).toBe(true);
  });
});

describe("what people ask of the server itself", () => {
  const ask = (jar: Jar, action: string, input: object, headers: Record<string, string> = {}) =>
    team.send(`/studio/api/${action}`, {
      method: "POST",
      headers: { origin: team.origin, "content-type": "application/json", ...headers },
      body: JSON.stringify(input),
      jar,
    });

  it("is done for those whose role is enough, and stands in the log", async () => {
    const publisher = await signedIn("ana@bakery.example");
    const author = await signedIn("bo@bakery.example");
    const done = await ask(publisher, "for-publishers", {});
    expect([done.status, done.text]).toEqual([200, '{"by":"Ana"}']);
    expect((await ask(author, "for-publishers", {})).status).toBe(403);
    expect((await ask(new Map(), "for-publishers", {})).status).toBe(401);
    const other = { origin: "https://evil.example" };
    expect((await ask(publisher, "for-publishers", {}, other)).status).toBe(403);
    const asked = team.log().filter(({ what }) => what === "for-publishers");
    expect(asked.map(({ event, email }) => [event, email])).toEqual([
      ["action", "ana@bakery.example"],
      ["refused", "bo@bakery.example"],
      ["refused", "ana@bakery.example"],
    ]);
  });

  it("stands in the log where a studio does it that not everybody may ask", async () => {
    await ask(await signedIn("ana@bakery.example"), "publish", {});
    await ask(await signedIn("ana@bakery.example"), "overview", {});
    const asked = () => team.log().filter(({ event }) => event === "action");
    await expect.poll(() => asked().at(-1)?.what).toBe("publish");
  });

  it("says who is about to change a draft, and not who only looks", async () => {
    const author = await signedIn("bo@bakery.example");
    for (const action of ["overview", "keep", "save", "some-new-action"])
      await ask(author, action, {});
    await team.send("/visit", { jar: author });
    const change = "bo@bakery.example in of bo@bakery.example";
    expect(team.changes.filter((one) => one.startsWith("bo@"))).toEqual([change, change]);
  });

  it("leads somebody to the draft that they have chosen, and nobody else", async () => {
    const jar = await signedIn("ana@bakery.example");
    const other = await signedIn("bo@bakery.example");
    const draftOf = async (who: Jar) =>
      (JSON.parse((await team.send("/studio", { jar: who })).text) as { draft: string }).draft;
    expect(await draftOf(jar)).toBe("of ana@bakery.example");
    await ask(jar, "open-draft", { id: "summer" });
    expect(await draftOf(jar)).toBe("summer");
    expect(await draftOf(other)).toBe("of bo@bakery.example");
  });
});

describe("a stranger", () => {
  it.each([
    "/",
    "/visit",
    "/studio",
    "/studio/frame",
    "/@vite/client",
    "/src/studio/client/main.tsx",
    "/@fs/etc/passwd",
    "/media/loaf.png",
    "/studio.json",
    "/favicon.ico",
  ])("gets nothing of %s", async (path) => {
    const { status, text } = await team.send(path);
    expect([status, text]).toEqual([401, "Sign in first.\n"]);
    const page = await team.send(path, { headers: { accept: "text/html" } });
    expect([page.status, page.headers.location, page.text]).toEqual([
      303,
      `/sign-in?to=${encodeURIComponent(path)}`,
      "",
    ]);
  });

  it("gets no connection, and no answer of the studio", async () => {
    expect(await team.connect(new Map()).answered).toBe("401");
    const asked = await team.send("/studio/api/overview", { method: "POST", body: "{}" });
    expect(asked.status).toBe(401);
    expect(JSON.parse(asked.text)).toEqual({
      error:
        "You are signed out. Your work is kept in this browser: load the page again to sign in.",
    });
  });

  it("reads the sign-in page in their language, which runs nothing", async () => {
    const { headers, text } = await team.send("/sign-in", {
      headers: { "accept-language": "fr;q=0.4, de-AT;q=0.9, en;q=0.8" },
    });
    expect(text).toContain('<html lang="de">');
    expect(text).toContain("Bei Crumb &amp; Co anmelden");
    expect(text).not.toContain("<script");
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });
});
