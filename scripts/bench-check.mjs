/** Prints how the time and the memory of the check grow with the number of pages: `node scripts/bench-check.mjs 1000 10000`. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const cli = resolve(fileURLToPath(import.meta.url), "../cli.mjs");
const sizes = process.argv.slice(2).map(Number);
const PER_FOLDER = 100;
/** Makes a process say at its end how much memory it had. */
const MEASURE =
  "data:text/javascript,process.on('exit',()=>process.stderr.write(String(process.resourceUsage().maxRSS)))";

for (const size of sizes.length > 0 ? sizes : [100, 1000, 10_000]) {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  writeSite(folder, size);
  const flags = ["--pages", join(folder, "pages"), "--media", join(folder, "media")];
  const args = ["--import", MEASURE, cli, "check", ...flags, "--format", "json"];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  const { summary } = JSON.parse(stdout);
  process.stdout.write(
    `${summary.pages} pages: ${summary.ms} ms, ${(summary.ms / summary.pages).toFixed(2)} ms a page, at most ${Math.round(Number(stderr) / 1024)} MB, ${summary.errors} errors, ${summary.warnings} warnings\n`,
  );
}

function writeSite(folder, size) {
  const write = (path, value) => writeFileSync(join(folder, "pages", path), JSON.stringify(value));
  mkdirSync(join(folder, "pages"), { recursive: true });
  mkdirSync(join(folder, "media"));
  const link = { label: "Home", href: "/" };
  write("_site.json", {
    brand: "Bench",
    url: "https://www.bench.example",
    language: "en-US",
    navigation: { header: [link], action: link },
    footer: { groups: [] },
  });
  const listing = [{ type: "hero" }, { type: "cards", pages: "below" }];
  write("index.json", { title: "Home", description: "All folders.", blocks: listing });
  for (let at = 0; at < size; at += 1) {
    const part = Math.floor(at / PER_FOLDER);
    if (at % PER_FOLDER === 0) {
      mkdirSync(join(folder, "pages", `part-${part}`));
      write(`part-${part}/index.json`, {
        title: `Part ${part}`,
        description: `Pages of part ${part}.`,
        blocks: listing,
      });
    }
    write(`part-${part}/page-${at}.json`, page(at, part));
  }
}

function page(at, part) {
  const words = (from) =>
    Array.from(
      { length: 60 },
      (_, word) => `word${(from * 7919 + word * (31 + (from % 97))) % 99991}`,
    ).join(" ");
  const next = part * PER_FOLDER + (at % PER_FOLDER);
  return {
    title: `Page ${at}`,
    description: `What stands on page ${at}.`,
    blocks: [
      { type: "hero", subtitle: words(3 * at) },
      {
        type: "rich-text",
        title: "Text",
        anchor: "text",
        text: `${words(3 * at + 1)} [next](/part-${part}/page-${next}#text)`,
      },
      { type: "faq", title: "Questions", items: [{ question: "Why?", answer: words(3 * at + 2) }] },
    ],
  };
}
