import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { oddRequests } from "../../../testing/odd-requests.ts";
import { createRandom } from "../../../testing/random.ts";
import { sendAll, sendBytes } from "../../../testing/send-bytes.ts";
import { ownHeaders, PATIENCE, type RunningStudio, startStudio } from "./start-studio.ts";

let studio: RunningStudio;

beforeAll(async () => {
  studio = await startStudio();
}, PATIENCE);

afterAll(() => studio.stop());

/** A request as any program can send it. */
async function raw(...lines: string[]): Promise<string> {
  const bytes = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  return (await sendBytes(studio.port, { bytes, isCutOff: false })).answer;
}

describe("no request ends the development server", () => {
  it("not one of 2,000 odd ones, and each is answered", async () => {
    const requests = oddRequests(createRandom(2), 2000, studio.port);
    const fates = await sendAll(studio.port, requests);
    const written = requests.map(({ bytes }) => bytes.toString("latin1").slice(0, 300));
    expect(written.filter((_, at) => fates[at]?.hangs)).toEqual([]);
    expect(written.filter((_, at) => /^HTTP\/1.1 5/.test(fates[at]?.answer ?? ""))).toEqual([]);
    expect((await studio.send("/")).status).toBe(200);
    expect((await studio.ask("overview", {})).status).toBe(200);
  });

  it.each(["//", "///", "/\\", "/visit//"])("answers %s with the not-found page", async (path) => {
    const complaints = vi.spyOn(console, "error");
    const { status, text } = await studio.send(path, { headers: { "sec-fetch-mode": "no-cors" } });
    expect(status).toBe(404);
    expect(text).toContain("<!doctype html>");
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it.each(["http://[", "x", "*", "/%zz", "/%00"])("answers %s with 400", async (target) => {
    const answer = await raw(`GET ${target} HTTP/1.1`, `Host: localhost:${studio.port}`);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  });

  it.each([
    ["another path", "/visit", "vite-hmr", "http://localhost"],
    ["another protocol", "/", "chat", "http://localhost"],
    ["another site", "/", "vite-hmr", "http://evil.example"],
    ["a program that is no browser", "/", "vite-hmr", ""],
  ])("ends a connection that wants to be of another kind for %s", async (_, target, name, site) => {
    const answer = await raw(
      `GET ${target} HTTP/1.1`,
      `Host: localhost:${studio.port}`,
      ...(site === "" ? [] : [`Origin: ${site}:${studio.port}`]),
      "Connection: Upgrade",
      "Upgrade: websocket",
      `Sec-WebSocket-Protocol: ${name}`,
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  });

  it("answers once when a part of a file is asked for that cannot be", async () => {
    const answer = await studio.send("/package.json", { headers: { range: "bytes=5-2" } });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("page-engine");
  });

  it("says that there is nothing below the studio", async () => {
    const { status, text } = await studio.send("/studio/x");
    expect([status, text]).toEqual([404, "There is nothing here. The studio is at /studio.\n"]);
  });

  it("takes no name that the disk cannot take, and no page that is nested without end", async () => {
    const rest = { hash: "", base: "", window: "a", page: { title: "x" } };
    const path = `${"a".repeat(260)}.json`;
    for (const action of ["open", "save", "keep", "discard", "preview", "check"])
      expect((await studio.ask(action, { path, ...rest })).status, action).toBe(403);
    const deep = `${"[".repeat(5000)}${"]".repeat(5000)}`;
    for (const action of ["save", "keep", "preview", "check"]) {
      const { status } = await studio.send(`/studio/api/${action}`, {
        method: "POST",
        headers: { ...ownHeaders(studio.port, studio.token), "content-type": "application/json" },
        body: `{"path":"visit.json","hash":"","base":"","window":"a","page":{"deep":${deep}}}`,
      });
      expect(status, action).toBe(400);
    }
  });
});

const READS = [
  "/",
  "/visit",
  "/visit/page.json",
  "/media/loaf.png",
  "/@site/shell.json",
  "/@vite/client",
  "/src/client/loader.ts",
  "/package.json",
  "/_blocks",
  "/_docs",
];

describe("who may read what the development server has", () => {
  it.each(READS)("%s: this machine under its own name, and nobody else", async (path) => {
    const statusFor = async (headers: Record<string, string>) =>
      (await studio.send(path, { headers })).status;
    expect(await statusFor({})).toBe(200);
    expect(await statusFor({ host: `127.0.0.1:${studio.port}` })).toBe(200);
    for (const host of ["evil.example", `evil.example:${studio.port}`, "localhost:1", "localhost"])
      expect(await statusFor({ host }), host).toBe(403);
  });

  it.each(READS)("%s: not another site's scripts, pictures and frames", async (path) => {
    const statusFor = async (headers: Record<string, string>) =>
      (await studio.send(path, { headers })).status;
    const own = `http://localhost:${studio.port}`;
    expect(await statusFor({ origin: own, "sec-fetch-site": "same-origin" })).toBe(200);
    expect(await statusFor({ "sec-fetch-site": "none", "sec-fetch-mode": "navigate" })).toBe(200);
    for (const origin of ["https://evil.example", "http://localhost:1", "null"])
      expect(await statusFor({ origin }), origin).toBe(403);
    for (const site of ["cross-site", "same-site"])
      for (const mode of ["no-cors", "cors", "websocket"])
        expect(await statusFor({ "sec-fetch-site": site, "sec-fetch-mode": mode })).toBe(403);
  });

  it("a link from another site may be followed", async () => {
    const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    expect((await studio.send("/visit", { headers })).status).toBe(200);
    expect((await studio.send("/visit", { headers, method: "POST" })).status).toBe(403);
  });

  it("files are opened in the editor for its own pages only", async () => {
    const open = (headers: Record<string, string> = {}) =>
      studio.send("/__open-in-editor?file=nowhere.ts", { headers });
    const elsewhere = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    expect((await open()).status).toBe(403);
    expect((await open(elsewhere)).status).toBe(403);
    expect((await open({ origin: "https://evil.example" })).status).toBe(403);
    expect((await open({ "sec-fetch-site": "same-origin" })).status).toBe(200);
  });

  it("no way of writing a path leads out of its folders", async () => {
    const up = ["../../..", "%2e%2e/%2e%2e/%2e%2e", "..%2f..%2f..", "..%5c..%5c..", "....//..../"];
    const files = up.flatMap((way) =>
      ["/media/", "/@site/media/", "/@fs/", "/", "/visit/"].map((at) => at + way),
    );
    for (const path of files) {
      const answer = await raw(`GET ${path}/etc/passwd HTTP/1.1`, `Host: localhost:${studio.port}`);
      expect(answer, path).toMatch(/^HTTP\/1.1 (400|403|404) /);
      expect(answer, path).not.toContain("root:");
    }
  });
});
