/** Reads every page, renders it with React and writes it. Called with the folders to read and to write. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createElement as make } from "react";
import { renderToString } from "react-dom/server";

const [texts = "", out = ""] = process.argv.slice(2);
const files = readdirSync(texts, { recursive: true }).filter((path) => path.endsWith(".json"));
const pages = files.map((path) => JSON.parse(readFileSync(join(texts, path), "utf8")));
const folderOf = (route) => route.slice(0, Math.max(0, route.lastIndexOf("/")));
const below = new Map();
for (const page of pages.filter(({ route }) => route !== "")) {
  const folder = folderOf(page.route);
  below.set(folder, [...(below.get(folder) ?? []), page]);
}

for (const page of pages) {
  const folder = join(out, page.route);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), `<!doctype html>${renderToString(documentOf(page))}`);
}

function documentOf(page) {
  const listed = below.get(page.route) ?? below.get(folderOf(page.route)) ?? [];
  const address = `https://www.example.com/${page.route}`;
  return make(
    "html",
    { lang: "en-US" },
    make(
      "head",
      null,
      make("meta", { charSet: "utf-8" }),
      make("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      make("title", null, page.title),
      make("meta", { name: "description", content: page.description }),
      make("link", { rel: "canonical", href: address }),
    ),
    make(
      "body",
      null,
      header(),
      main(page, listed),
      make("footer", null, make("p", null, "Bench")),
    ),
  );
}

function header() {
  const links = [
    make("a", { key: 1, href: "/" }, "Home"),
    make("a", { key: 2, href: "/locations" }, "Locations"),
  ];
  return make("header", null, make("nav", null, links));
}

function main({ title, parts }, listed) {
  const words = parts.map(({ kind, text }, at) => make(kind, { key: at }, text));
  const links = listed.map(({ route, title, description }) =>
    make("li", { key: route }, make("a", { href: `/${route}` }, title), " ", description),
  );
  return make("main", null, make("h1", null, title), words, make("ul", null, links));
}
