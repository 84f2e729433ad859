import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { SCRIPTS } from "./project-files.ts";
import { CI_HOSTS, hostOfRemote, WORKFLOWS } from "./workflows.ts";

it.each(CI_HOSTS)("checks and builds on %s with scripts that a site has", (host) => {
  const { text } = WORKFLOWS[host];
  expect(parse(text)).toBeTypeOf("object");
  const scripts = [...text.matchAll(/npm run ([a-z-]+)/g)].map(([, name = ""]) => name);
  expect(scripts).toEqual(["check", "build"]);
  for (const name of scripts) expect(SCRIPTS).toHaveProperty(name);
});

it.each([
  ["https://gitlab.example.com/bakery/site.git", "gitlab"],
  ["git@codeberg.org:bakery/site.git", "forgejo"],
  ["git@github.com:bakery/site.git", "github"],
  ["https://git.example.com/site.git", "github"],
])("knows the host of %s", (address, host) => {
  const folder = mkdtempSync(join(tmpdir(), "workflows-"));
  expect(hostOfRemote(folder)).toBe("github");
  execFileSync("git", ["init", "-q", folder]);
  execFileSync("git", ["-C", folder, "remote", "add", "origin", address]);
  expect(hostOfRemote(folder)).toBe(host);
});
