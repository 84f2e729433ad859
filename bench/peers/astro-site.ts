const CONFIG = `import { defineConfig } from "astro/config";
export default defineConfig({
  site: "https://www.example.com",
  cacheDir: "./cache",
  experimental: { incrementalBuild: true },
});
`;

const PAGE = `---
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

export function getStaticPaths() {
  const files = readdirSync("texts", { recursive: true }).filter((path) => path.endsWith(".json"));
  const pages = files.map((path) => JSON.parse(readFileSync("texts/" + path, "utf8")));
  const folderOf = (route) => route.slice(0, Math.max(0, route.lastIndexOf("/")));
  const below = new Map();
  for (const page of pages.filter(({ route }) => route !== "")) {
    const folder = folderOf(page.route);
    const { route, title, description } = page;
    below.set(folder, [...(below.get(folder) ?? []), { route, title, description }]);
  }
  return pages.map((page) => {
    const listed = below.get(page.route) ?? below.get(folderOf(page.route)) ?? [];
    const cacheKey = createHash("sha256").update(JSON.stringify([page, listed])).digest("hex");
    return { params: { route: page.route || undefined }, props: { page, listed }, cacheKey };
  });
}

const { page, listed } = Astro.props;
const { title, description, parts } = page;
---
<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<meta name="description" content={description}>
<link rel="canonical" href={new URL(Astro.url.pathname, Astro.site)}>
</head>
<body>
<header><nav><a href="/">Home</a> <a href="/locations/">Locations</a></nav></header>
<main>
<h1>{title}</h1>
{parts.map(({ kind: Kind, text }) => <Kind>{text}</Kind>)}
<ul>
{listed.map(({ route, title, description }) => <li><a href={"/" + route + "/"}>{title}</a> {description}</li>)}
</ul>
</main>
<footer><p>Bench</p></footer>
</body>
</html>
`;

/** The files of Astro's site beside its texts. */
export const ASTRO_SITE: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({ private: true, type: "module" }),
  "astro.config.mjs": CONFIG,
  "src/pages/[...route].astro": PAGE,
};
