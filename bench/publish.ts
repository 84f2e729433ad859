import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { findProgram } from "../scripts/find-program.mjs";
import { createSitePublisher } from "../src/cli/publishing/site-publisher.ts";
import { PUBLISH_STEPS, type Publication } from "../src/studio/contract/publishing.ts";
import type { BenchPlan } from "./bench-engine.ts";
import { type BenchSite, makeSite } from "./make-site.ts";
import { median, ROOT } from "./run-command.ts";

const PORT = 4970;
const PAGE = `http://127.0.0.1:${PORT}/locations/state-00001/city-1`;
const BY = { name: "Bench", email: "bench@example.com" };

/** Prints the times from a click on "Publish" to the page as nginx answers it, and of going back. */
export async function benchPublish({ sizes, runs }: BenchPlan): Promise<void> {
  const nginx = findProgram("nginx");
  if (!nginx) throw new Error("nginx is not installed. Run node scripts/get-nginx.mjs as root.");
  print("One text changed: from the click to the page as nginx answers it.\n");
  print(`| pages | ${PUBLISH_STEPS.join(" | ")} | to the page | back again | plain loop |`);
  print(`| ---: |${" ---: |".repeat(PUBLISH_STEPS.length + 3)}`);
  for (const size of sizes) print(await benchSize(nginx, size, runs));
}

async function benchSize(nginx: string, size: number, runs: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `bench-publish-${size}-`));
  const path = join(folder, "live");
  const times = new Map<string, number>();
  const note = ({ step, state }: Publication) => {
    const name = state === "running" ? step : state;
    if (name && !times.has(name)) times.set(name, performance.now());
  };
  const site = withoutSamples(makeSite(ROOT, folder, size));
  const publisher = createSitePublisher({
    site: { pages: "pages", media: "media" },
    data: join(folder, "data"),
    targets: [
      {
        to: "folder",
        path,
        port: PORT,
        reload: ["nginx", "-p", folder, "-c", "nginx.conf", "-s", "reload"],
      },
    ],
    onChange: note,
  });
  let server: ChildProcess | undefined;
  try {
    const order = { folder, by: BY, sentence: "One text" };
    for (const _ of ["all pages", "twice, so that one is kept"]) {
      const { id } = await publisher.publish(order);
      await publisher.settled();
      const last = publisher.last();
      if (last?.failure?.reason === "findings") await publisher.publish({ ...order, accepts: id });
      await publisher.settled();
      if (publisher.last()?.state !== "done")
        throw new Error(JSON.stringify(publisher.last(), null, 2).slice(0, 3000));
      change(site, "warm");
      server ??= await startNginx(nginx, folder, join(path, "current"));
    }
    const rows: number[][] = [];
    for (let run = 1; run <= runs; run += 1) {
      const text = change(site, `run ${run}`);
      times.clear();
      const start = performance.now();
      const accepts = publisher.last()?.id;
      await publisher.publish({ ...order, ...(accepts && { accepts }) });
      await answered(text);
      const shown = performance.now() - start;
      await publisher.settled();
      const [, earlier] = await publisher.revisions();
      const before = performance.now();
      await publisher.restore(earlier?.id ?? "", { by: BY, sentence: "Back" });
      await answered("Bench warm");
      const back = performance.now() - before;
      await publisher.settled();
      const marks = [...PUBLISH_STEPS, "done"].map((step) => times.get(step) ?? 0);
      const steps = PUBLISH_STEPS.map((_, at) => (marks[at + 1] ?? 0) - (marks[at] ?? 0));
      rows.push([...steps, shown, back, plainLoop(join(path, "current/"), folder)]);
    }
    const medians = rows[0]?.map((_, at) => median(rows.map((row) => row[at] ?? 0))) ?? [];
    return `| ${[size, ...medians.map(milliseconds)].join(" | ")} |`;
  } finally {
    await publisher.close();
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Nothing goes live that stands in for a service. */
function withoutSamples(site: BenchSite): BenchSite {
  const file = join(site.pages, "_site.json");
  writeFileSync(
    file,
    JSON.stringify(
      { ...JSON.parse(readFileSync(file, "utf8")), leadForm: { provider: "none" } },
      null,
      2,
    ),
  );
  return site;
}

/** The least that puts a site live whole: every file gets a second name in a new folder, which is then switched to. */
function plainLoop(from: string, folder: string): number {
  const start = performance.now();
  const to = join(folder, `plain-${start}`);
  linkAll(from, to);
  symlinkSync(to, join(folder, "plain.new"));
  renameSync(join(folder, "plain.new"), join(folder, "plain"));
  return performance.now() - start;
}

function linkAll(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkAll(source, target);
    else linkSync(source, target);
  }
}

/** @returns what the page says now */
function change({ city }: BenchSite, words: string): string {
  const text = readFileSync(city, "utf8");
  const said = `Bench ${words}`;
  writeFileSync(
    city,
    text.replace(/"description": "(Bench (?:warm|run \d+) )?/, `"description": "${said} `),
  );
  return said;
}

async function answered(text: string): Promise<void> {
  for (;;) {
    const response = await fetch(PAGE).catch(() => undefined);
    if (response?.ok && (await response.text()).includes(text)) return;
    await setTimeout(25);
  }
}

async function startNginx(program: string, folder: string, current: string): Promise<ChildProcess> {
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join("\n");
  writeFileSync(
    join(folder, "nginx.conf"),
    `${user}daemon off;\npid ${join(folder, "pid")};\nerror_log stderr;\nevents { }\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${temporary}\ninclude ${current}/_nginx;\n}\n`,
  );
  const args = ["-p", folder, "-c", join(folder, "nginx.conf")];
  const server = spawn(program, args, { stdio: ["ignore", "ignore", "inherit"] });
  await once(server, "spawn");
  return server;
}

function milliseconds(ms: number): string {
  return `${Math.round(ms).toLocaleString("en-US")} ms`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
