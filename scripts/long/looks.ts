/**
 * Draws 200 brands over every block in every variant and on every ground, and over every kind of page, and measures what can
 * be read. A page is loaded once, in development, where it has the styles of all options, and then takes one look after the other.
 */
import { resolve } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../find-browser.mjs";
import { drawLooks } from "./looks/draw-looks.ts";
import { type FaultInView, measureView } from "./looks/measure-view.ts";
import { pageProgram } from "./looks/page-program.ts";
import { serveSampleSite } from "./looks/serve-site.ts";
import { VIEWS } from "./looks/views.ts";

const ROOT = resolve(import.meta.dirname, "../..");
/** Fewer are enough to try something: `BRANDS=16 npm run test:long -- looks`. */
const BRANDS = Number(process.env.BRANDS ?? 200);
/** One page for each core of the machines that run this. */
const AT_ONCE = 2;

const looks = await drawLooks(BRANDS);
const site = await serveSampleSite(ROOT);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
try {
  const faults = await measureAll(browser);
  for (const line of inWords(faults)) process.stdout.write(line);
  if (faults.length > 0) throw new Error(`${faults.length} things cannot be read or seen.`);
} finally {
  await browser.close();
  await site.close();
}

async function measureAll(browser: Browser): Promise<FaultInView[]> {
  const program = await pageProgram();
  const faults: FaultInView[] = [];
  const waiting = VIEWS.map((view, at) => ({
    view,
    // Sixteen in a row are each look on either ground, as it is and with other options.
    looks: looks.filter((_, number) => (Math.floor(number / 16) + at) % view.everyNth === 0),
  }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const start = performance.now();
      faults.push(...(await measureView({ browser, program, url: site.url, ...next })));
      const seconds = Math.round((performance.now() - start) / 1000);
      process.stdout.write(`${next.view.name}: ${next.looks.length} looks, ${seconds} s\n`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

/** One line for each element of a page, with the first look in which it cannot be read. */
function inWords(faults: FaultInView[]): string[] {
  const byElement = new Map<string, FaultInView[]>();
  for (const fault of faults) {
    const key = `${fault.view.path} ${fault.element}`;
    byElement.set(key, [...(byElement.get(key) ?? []), fault]);
  }
  return [...byElement.values()].flatMap((all) =>
    all.slice(0, 1).map(({ view, element, message, theme }) => {
      const example = `${view.name}, ${JSON.stringify(theme)}\n  ${message}`;
      return `${element}\n  in ${all.length} looks, first in ${example}\n`;
    }),
  );
}
