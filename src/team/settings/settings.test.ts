import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { ENGINE } from "../../testing/examine-files.ts";
import { type NotSetUp, readEnvironment } from "./environment.ts";
import { roleOf } from "./role-of.ts";
import { createTeamSettings } from "./team-settings.ts";

const PEOPLE = { "Ana@Bakery.example": "admin", "*@bakery.example": "author" } as const;

it.each([
  ["ana@bakery.example", "admin"],
  ["ANA@BAKERY.EXAMPLE", "admin"],
  ["bo@bakery.example", "author"],
  ["bo@sub.bakery.example", undefined],
  ["bo@evil-bakery.example", undefined],
  ["*@bakery.example", "author"],
  ["", undefined],
])("%j is %s", (email, role) => {
  expect(roleOf(PEOPLE, email)).toBe(role);
});

describe("studio.json", () => {
  it("holds as it was last understood, and says what is wrong with it where", async () => {
    const folder = mkdtempSync(join(tmpdir(), "settings-"));
    mkdirSync(join(folder, "pages"));
    const file = join(folder, "studio.json");
    const reported: string[] = [];
    const settings = createTeamSettings(
      { pages: join(folder, "pages") },
      () => ENGINE,
      (problems) => reported.push(problems),
    );
    const write = async (text: string) => {
      writeFileSync(file, text);
      await setTimeout(1100);
      return settings.current().people;
    };
    expect(settings.current()).toEqual({});
    expect(await write('{ "people": { "ana@bakery.example": "admin" } }')).toEqual({
      "ana@bakery.example": "admin",
    });
    const slips: [text: string, words: RegExp][] = [
      ['{\n  "people": { "ana@bakery.example": "boss" } }', /studio\.json:2:\d+.*"boss"/s],
      ['{\n  "people": { "ana": "admin" } }', /studio\.json:2:\d+.*"ana" is no e-mail address/s],
      ['{\n  "host": { "kind": "githup" } }', /studio\.json:2:\d+.*"githup".*"github"/s],
      ['{ "people": {', /studio\.json:1/],
    ];
    for (const [text, words] of slips) {
      expect(await write(text)).toEqual({ "ana@bakery.example": "admin" });
      expect(settings.problems()).toMatch(words);
      expect(reported.at(-1)).toBe(settings.problems());
    }
    expect(await write('{ "people": {} }')).toEqual({});
    expect(reported.at(-1)).toBe("");
  }, 15_000);
});

describe("what the environment says", () => {
  const secret = "x".repeat(32);
  const people = { "ana@bakery.example": "admin" } as const;
  const missing = (env: NodeJS.ProcessEnv, file: object, own?: string) => {
    try {
      readEnvironment(env, { people, ...file }, own);
      return [];
    } catch (cause) {
      return (cause as NotSetUp).missing;
    }
  };

  it("has to name a secret, an address, a way to sign in, and people", () => {
    const all = missing({}, { people: {} });
    expect(all.map((one) => /STUDIO_\w+|SMTP_URL|"people"/.exec(one)?.[0])).toEqual([
      "STUDIO_SECRET",
      "STUDIO_URL",
      "SMTP_URL",
      '"people"',
    ]);
    expect(missing({ STUDIO_SECRET: "short" }, {}, "http://localhost:1")[0]).toContain("32");
  });

  it.each([
    [{ signIn: { issuer: "https://a.example" } }, {}, "OIDC_CLIENT_ID"],
    [{}, { SMTP_URL: "smtp://a.example" }, "mailFrom"],
  ])("says what lacks of a way that was begun: %j", (file, env, word) => {
    const [one, ...more] = missing({ STUDIO_SECRET: secret, ...env }, file, "http://localhost:1");
    expect(one).toContain(word);
    expect(more).toEqual([]);
  });

  it("stands above the file, and needs no address at this machine", () => {
    const file = { people, url: "https://a.example", signIn: { mailFrom: "a@a.example" } };
    const env = { STUDIO_SECRET: secret, SMTP_URL: "smtp://a.example" };
    expect(readEnvironment(env, file, undefined).origin).toBe("https://a.example");
    expect(
      readEnvironment({ ...env, STUDIO_URL: "https://b.example" }, file, undefined).origin,
    ).toBe("https://b.example");
    expect(readEnvironment(env, { ...file, url: undefined }, "http://localhost:8080").origin).toBe(
      "http://localhost:8080",
    );
  });
});
