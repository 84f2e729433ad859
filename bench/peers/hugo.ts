import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { measure } from "./measure.ts";
import type { Peer } from "./peer.ts";
import { markdownOf, type PlainPage } from "./texts.ts";
import { changeText, writeText } from "./write-text.ts";

const CONFIG = `baseURL = "https://www.example.com/"
languageCode = "en-us"
title = "Bench"
disableKinds = ["taxonomy", "term", "RSS"]
`;

const TEMPLATE = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ .Title }}</title>
<meta name="description" content="{{ .Description }}">
<link rel="canonical" href="{{ .Permalink }}">
</head>
<body>
<header><nav><a href="/">Home</a> <a href="/locations/">Locations</a></nav></header>
<main>
<h1>{{ .Title }}</h1>
{{ .Content }}
<ul>
{{ range .CurrentSection.Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a> {{ .Description }}</li>
{{ end }}</ul>
</main>
<footer><p>Bench</p></footer>
</body>
</html>
`;

/** A site of Hugo's, from Debian's packages. It writes everything on every run. */
export function hugoPeer(folder: string, pages: PlainPage[]): Peer {
  const name = hugoVersion();
  writeText(folder, "hugo.toml", CONFIG);
  for (const layout of ["single", "list"])
    writeText(folder, `layouts/_default/${layout}.html`, TEMPLATE);
  for (const page of pages) writeText(folder, fileOf(page), textOf(page));
  const out = join(folder, "public");
  const city = join(folder, "content/locations/state-00001/city-1.md");
  return {
    name,
    clean: () => rmSync(out, { recursive: true, force: true }),
    build: () => measure({ program: "hugo", args: ["--quiet"], cwd: folder }),
    change: (number) => changeText(city, number),
  };
}

/** @throws when Hugo is not installed */
export function assertHugo(): void {
  hugoVersion();
}

function hugoVersion(): string {
  try {
    const text = execFileSync("hugo", ["version"], { encoding: "utf8" });
    return `Hugo ${/v([\d.]+)/.exec(text)?.[1] ?? ""}`;
  } catch (cause) {
    throw new Error("Hugo is not installed. Install it with `apt-get install hugo`.", { cause });
  }
}

function fileOf({ route, isSection }: PlainPage): string {
  return join("content", isSection ? join(route, "_index.md") : `${route}.md`);
}

function textOf(page: PlainPage): string {
  const { title, description } = page;
  return `${JSON.stringify({ title, description })}\n\n${markdownOf(page)}\n`;
}
