import {
  existsSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownHeaders, PATIENCE, type RunningStudio, startStudio } from "./start-studio.ts";

let studio: RunningStudio;

beforeAll(async () => {
  studio = await startStudio();
}, PATIENCE);

afterAll(() => studio.stop());

const VISIT = { path: "visit.json" };

/** A request as the studio's own page sends it, with some headers changed. */
function forged(headers: Record<string, string>, path = "/studio/api/open") {
  return studio.send(path, {
    method: "POST",
    headers: {
      ...ownHeaders(studio.port, studio.token),
      "content-type": "application/json",
      ...headers,
    },
    body: JSON.stringify(VISIT),
  });
}

describe("who may ask", () => {
  it("answers its own page", async () => {
    expect((await studio.ask("open", VISIT)).status).toBe(200);
  });

  it("gives its token to nobody who comes under another name", async () => {
    const rebound = await studio.send("/studio", { headers: { host: "evil.example" } });
    expect(rebound.status).toBe(403);
    expect(rebound.text).not.toContain(studio.token);
    const noPort = await studio.send("/studio", { headers: { host: "localhost" } });
    expect(noPort.status).toBe(403);
  });

  it("cannot be shown within another site, nor be read by one", async () => {
    const { headers } = await studio.send("/studio");
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(headers["content-security-policy"]).toBe("frame-ancestors 'self'");
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });

  it.each([
    ["another Host", { host: "evil.example" }],
    ["another Origin", { origin: "https://evil.example" }],
    ["an Origin that begins like its own", { origin: "http://localhost.evil.example" }],
    ["another port of this machine", { origin: "http://localhost:1" }],
    ["no Origin", { origin: "" }],
    ["an opaque Origin", { origin: "null" }],
    ["no token", { "x-studio-token": "" }],
    ["a wrong token", { "x-studio-token": "x".repeat(43) }],
  ])("rejects %s", async (_, headers) => {
    const { status, text } = await forged(headers);
    expect(status).toBe(403);
    expect(text).not.toContain("Hours");
  });

  it("takes no GET and no form", async () => {
    const headers = ownHeaders(studio.port, studio.token);
    expect((await studio.send("/studio/api/overview", { headers })).status).toBe(405);
    expect((await forged({ "content-type": "text/plain" })).status).toBe(415);
  });

  it(
    "has another token in every session",
    async () => {
      const other = await startStudio();
      expect(other.token).not.toBe(studio.token);
      await other.stop();
    },
    PATIENCE,
  );

  it("lets no drawing of the media folder act in its name", async () => {
    writeFileSync(
      join(studio.folder, "media/evil.svg"),
      '<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("/studio")</script></svg>',
    );
    for (const path of ["/media/evil.svg", "/media/evil.svg?a.png", "/media/evil%2esvg"]) {
      const { status, headers } = await studio.send(path);
      expect(status).toBe(200);
      expect(headers["content-security-policy"]).toMatch(/^sandbox; default-src 'none';/);
    }
    const { headers } = await studio.send("/media/loaf.png");
    expect(headers["content-security-policy"]).toBeUndefined();
  });

  it("draws an icon of the site's own without what could act, as soon as its file is there", async () => {
    mkdirSync(join(studio.folder, "media/icons"));
    writeFileSync(
      join(studio.folder, "media/icons/evil.svg"),
      '<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("/studio")</script><path d="M1 1h9v9z"/></svg>',
    );
    const drawn = () => studio.send("/@site/media/icons/evil.svg?1a2b3c4d");
    await expect.poll(async () => (await drawn()).status, { timeout: PATIENCE }).toBe(200);
    const { headers, text } = await drawn();
    expect(headers["content-security-policy"]).toMatch(/^sandbox; default-src 'none';/);
    expect(text).toMatch(/^<svg .* id="icon"/);
    expect(text).not.toContain("script");
    for (const path of ["icons/none.svg", "loaf.png", "..%2fpages/visit.json"])
      expect((await studio.send(`/@site/media/${path}`)).status, path).toBe(404);
  });

  it("is heard on the loopback address only", async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((address) => address && !address.internal && address.family === "IPv4");
    if (!outside) return;
    await expect(fetch(`http://${outside.address}:${studio.port}/studio`)).rejects.toThrow();
  });
});

describe("where it writes", () => {
  const page = { title: "x", description: "x", blocks: [{ type: "hero" }] };

  it.each([
    "../outside.json",
    "breads/../../outside.json",
    "/etc/passwd.json",
    "..\\outside.json",
    "breads/%2e%2e/outside.json",
    ".hidden.json",
    "breads/.git/config.json",
    "_data/sources.json",
    "_shared/../../x.json",
    "_drafts/x.json",
    "visit.json\u0000.json",
    "visit.txt",
    "",
  ])("rejects the path %j", async (path) => {
    for (const action of ["open", "save", "keep", "discard"]) {
      const { status } = await studio.ask(action, {
        ...{ path, hash: "x", base: "x", window: "a", page },
      });
      expect(status).toBe(403);
    }
  });

  it("follows no link out of the folder", async () => {
    const outside = join(studio.folder, "outside");
    mkdirSync(outside);
    writeFileSync(join(outside, "secret.json"), JSON.stringify({ title: "secret" }));
    symlinkSync(outside, join(studio.folder, "pages/linked"));
    symlinkSync(join(outside, "secret.json"), join(studio.folder, "pages/secret.json"));
    symlinkSync(join(outside, "nowhere.json"), join(studio.folder, "pages/nowhere.json"));
    for (const path of ["linked/secret.json", "secret.json", "nowhere.json", "linked/new.json"]) {
      expect((await studio.ask("open", { path })).status).toBe(403);
      const work = { path, page, base: "", window: "a" };
      expect((await studio.ask("keep", work)).status).toBe(403);
    }
    const made = await studio.ask("apply", {
      command: "new",
      route: "/linked/new",
      title: "New",
      id: await planned({ command: "new", route: "/linked/new", title: "New" }),
    });
    expect(made.status).toBe(403);
    expect(readdirSync(outside)).toEqual(["secret.json"]);
  });

  it("carries nothing out that its user has not seen", async () => {
    const { status } = await studio.ask("apply", {
      command: "remove",
      route: "/breads/spelt",
      id: "unseen",
    });
    expect(status).toBe(409);
    expect(existsSync(join(studio.folder, "pages/breads/spelt.json"))).toBe(true);
  });

  async function planned(command: object): Promise<string> {
    return (JSON.parse((await studio.ask("plan", command)).text) as { id: string }).id;
  }
});

describe("what it takes", () => {
  const upload = (name: string, body: Buffer) => studio.upload(name, body);
  const drawing = (inner: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`);

  it("rejects what is too large", async () => {
    expect((await upload("a.png", Buffer.alloc(12_000_001))).status).toBe(413);
    expect((await upload("a.svg", drawing(`<path d="${"M0 0".repeat(200_000)}"/>`))).status).toBe(
      413,
    );
    const input = { path: "visit.json", page: { title: "x".repeat(2_100_000) } };
    expect((await studio.ask("preview", input)).status).toBe(413);
  });

  it("rejects what is no picture, whatever it is called", async () => {
    expect((await upload("a.png", Buffer.from("MZ program"))).status).toBe(415);
    expect((await upload("a.png", Buffer.from("<html><script>alert(1)</script>"))).status).toBe(
      415,
    );
    expect((await upload("a.svg", drawing("<script>alert(1)</script>"))).status).toBe(415);
    expect(existsSync(join(studio.folder, "media/uploads"))).toBe(false);
  });

  it("puts nothing into a folder that is a link to elsewhere", async () => {
    const outside = join(studio.folder, "pictures-elsewhere");
    mkdirSync(outside);
    symlinkSync(outside, join(studio.folder, "media/uploads"));
    expect((await upload("a.svg", drawing('<path d="M0 0h8v8z"/>'))).status).toBe(403);
    expect(readdirSync(outside)).toEqual([]);
    unlinkSync(join(studio.folder, "media/uploads"));
  });

  it("names a file by its words and content, never by its path", async () => {
    const { text } = await upload("../../pages/Front Door.html", drawing('<path d="M0 0h9v9z"/>'));
    expect(JSON.parse(text)).toEqual({ path: "/media/uploads/pages-front-door.svg" });
    expect(studio.read("media/uploads/pages-front-door.svg")).toContain("<path");
  });

  it("never writes over another picture, and keeps one copy of the same", async () => {
    const other = drawing('<path d="M0 0h5v5z"/>');
    const paths = [
      await upload("same.svg", drawing('<path d="M1 1h9v9z"/>')),
      await upload("same.svg", other),
      await upload("again.svg", other),
    ];
    expect(paths.map(({ text }) => (JSON.parse(text) as { path: string }).path)).toEqual([
      "/media/uploads/same.svg",
      "/media/uploads/same-2.svg",
      "/media/uploads/same-2.svg",
    ]);
  });
});
