import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type GitHost, serveGit } from "../../git/test/serve-git.ts";
import type { TeamSettingsAnswer } from "../../studio/contract/people.ts";
import type { Person } from "../../studio/contract/person.ts";
import { ENGINE } from "../../testing/examine-files.ts";
import { createKeyedQueue } from "../drafts/keyed-queue.ts";
import {
  draftsOfBakery,
  edit,
  git as gitNow,
  newRepository,
  read,
  write,
} from "../drafts/test/drafts-of-bakery.ts";
import { git, hostRepository } from "../drafts/test/host-repository.ts";
import { createTeamSettings } from "../settings/team-settings.ts";
import { commitLiveFile } from "./commit-live-file.ts";
import { peopleActions } from "./people-actions.ts";

const IDA: Person = { name: "Ida", email: "ida@bakery.example", role: "admin" };
/** As somebody has written it by hand. */
const FILE = `{
  "url": "https://studio.bakery.example",

  "people": {
    "Ida@bakery.example": "admin",
    "bo@bakery.example":  "author",
    "*@bakery.example": "author"
  },
  "signIn": { "mailFrom": "studio@bakery.example" }
}
`;

const hosted = mkdtempSync(join(tmpdir(), "hosted-"));
let host: GitHost;
beforeAll(async () => {
  host = await serveGit(hosted);
});
afterAll(() => host.stop());

/** A team's clone of a repository on a host, with another clone of somebody who works by hand. */
async function team() {
  const source = newRepository();
  write(source, "studio.json", FILE);
  gitNow(source, "add", ".");
  gitNow(source, "commit", "-qm", "People");
  const { address, bare, clone } = await hostRepository(host, hosted, { source });
  const { folder, site, drafts } = await draftsOfBakery({ address, clone });
  const enqueue = createKeyedQueue();
  const settings = createTeamSettings(
    { pages: join(folder, "pages") },
    () => ENGINE,
    () => undefined,
  );
  const actions = peopleActions({
    ...{ site, settings, engine: ENGINE },
    environment: {
      origin: "https://studio.bakery.example",
      company: undefined,
      smtp: { url: "smtp://secret", from: "studio@bakery.example" },
    },
    targets: async () => [{ to: "git", name: "main" }],
    alone: (task) => enqueue("live", task),
  });
  const ask = async (action: string, input = {}, person = IDA) =>
    (await actions.get(action)?.run(person, input)) as TeamSettingsAnswer;
  const change = (address: string, before?: string, role?: string, person = IDA) =>
    ask("change-person", { address, before, role }, person);
  const onHost = () => git(bare, "show", "main:studio.json");
  return { folder, site, drafts, settings, actions, ask, change, clone, onHost, bare };
}

it("writes one line for one change, as its person, here and at the host, and takes it in at once", async () => {
  const { change, ask, onHost, bare, folder, settings, drafts } = await team();
  const { id } = await drafts.create(IDA, "Summer");
  expect(await ask("team-settings")).toEqual({
    people: [
      { address: "Ida@bakery.example", role: "admin" },
      { address: "bo@bakery.example", role: "author" },
      { address: "*@bakery.example", role: "author" },
    ],
    problems: [],
    targets: [{ to: "git", name: "main" }],
    url: "https://studio.bakery.example",
    signIn: { mailFrom: "studio@bakery.example" },
  });
  const answer = await change("bo@bakery.example", "author", "publisher");
  expect(answer.people[1]).toEqual({ address: "bo@bakery.example", role: "publisher" });
  const line = '"bo@bakery.example":  ';
  expect(await onHost()).toBe(FILE.replace(`${line}"author"`, `${line}"publisher"`).trim());
  expect(read(folder, "studio.json")).toBe(`${await onHost()}\n`);
  expect(settings.current().people).toMatchObject({ "bo@bakery.example": "publisher" });
  expect(await git(bare, "log", "-1", "--format=%an <%ae>: %s", "main")).toBe(
    "Ida <ida@bakery.example>: Made bo@bakery.example publisher in the studio",
  );
  await change(" Cy@Bakery.example ", undefined, "author");
  await change("*@bakery.example", "author");
  expect(await onHost()).toBe(
    FILE.replace(
      `${line}"author",\n    "*@bakery.example": "author"`,
      `${line}"publisher",\n    "cy@bakery.example": "author"`,
    ).trim(),
  );
  expect(await git(folder, "status", "--porcelain")).toBe("");
  // A draft is about pages: it is not out of date by that.
  expect((await drafts.read(id)).isBehind).toBe(false);
});

it("takes in what others push, and lets two admins lose nothing of one another", async () => {
  const { change, ask, clone, onHost } = await team();
  const other = await clone();
  edit(other, "studio.json", '"bo@bakery.example":  "author"', '"bo@bakery.example":  "admin"');
  await git(other, "commit", "-qam", "Bo looks after people");
  await git(other, "push", "-q", "origin", "main");
  await expect(change("bo@bakery.example", "author")).rejects.toThrow("Somebody else has changed");
  // Who looks again sees it as it is.
  expect((await ask("team-settings")).people[1]?.role).toBe("admin");
  await Promise.all([
    change("cy@bakery.example", undefined, "author"),
    change("di@bakery.example", undefined, "publisher"),
  ]);
  expect(Object.keys(JSON.parse(await onHost()).people)).toEqual([
    ...["Ida@bakery.example", "bo@bakery.example", "*@bakery.example"],
    ...["cy@bakery.example", "di@bakery.example"],
  ]);
});

it("starts over where somebody pushes at the same time", async () => {
  const { site, clone, onHost, bare } = await team();
  const other = await clone();
  const texts: string[] = [];
  await commitLiveFile(site, {
    path: "studio.json",
    person: IDA,
    sentence: "Made Bo a publisher",
    change(text) {
      texts.push(text);
      if (texts.length === 1) {
        edit(other, "studio.json", "https://studio.bakery.example", "https://s.bakery.example");
        gitNow(other, "commit", "-qam", "Moved");
        // Not over the host, which runs in this process and is waited for.
        gitNow(other, "push", "-q", bare, "main");
      }
      return text.replace('"bo@bakery.example":  "author"', '"bo@bakery.example":  "publisher"');
    },
  });
  expect(texts).toHaveLength(2);
  for (const words of ["https://s.bakery.example", '"bo@bakery.example":  "publisher"'])
    expect(await onHost()).toContain(words);
});

it("rejects what would lock everybody out, or is not understood, and changes nothing then", async () => {
  const { change, folder, onHost, ask } = await team();
  expect((await ask("team-settings")).problems).toEqual([]);
  const bo: Person = { name: "Bo", email: "bo@bakery.example", role: "admin" };
  const rejected: [...Parameters<typeof change>, RegExp][] = [
    ["Ida@bakery.example", "admin", "publisher", IDA, /^Nobody would look after/],
    ["Ida@bakery.example", "admin", undefined, IDA, /^Nobody would look after/],
    ["IDA@bakery.example", undefined, "author", IDA, /on the list already/],
    ["cy", undefined, "author", IDA, /"cy" is no e-mail address\. Write the address/],
    ["cy@bakery.example", undefined, "boss", IDA, /lacks "role"/],
    ["bo@bakery.example", "author", "admin", bo, /You do not look after/],
  ];
  for (const [address, before, role, person, words] of rejected)
    await expect(change(address, before, role, person)).rejects.toThrow(words);
  host.token = "expired";
  await expect(change("bo@bakery.example", "author")).rejects.toThrow("does not let this server");
  host.token = undefined;
  expect(await onHost()).toBe(FILE.trim());
  expect(read(folder, "studio.json")).toBe(FILE);
  write(folder, "studio.json", FILE.replace('"admin"', '"boss"'));
  await expect(change("bo@bakery.example", "author")).rejects.toThrow("by hand on the server");
  expect(await ask("team-settings")).toMatchObject({
    people: [{ role: "admin" }, {}, {}],
    problems: [{ message: expect.stringContaining("boss"), line: 5 }],
  });
});

it("says in the log whom it was about", async () => {
  const { actions } = await team();
  const inLog = actions.get("change-person")?.inLog;
  expect(inLog?.({ address: "bo@bakery.example", role: "admin" })).toBe("bo@bakery.example admin");
  expect(inLog?.({ address: "bo@bakery.example" })).toBe("bo@bakery.example removed");
});
