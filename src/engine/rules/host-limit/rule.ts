import type { Finding } from "../../model/issue.ts";
import type { SiteIndex } from "../../pipeline/index/site-index.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { example } from "./example.ts";
import { HOST_LIMITS, type HostLimits } from "./limits.ts";
import { isHandedOn, type SiteSize, sizeOf } from "./site-size.ts";

export const rule = defineRule({
  id: "host-limit",
  level: "warning",
  title: "The host does not take a site like this",
  help: "Hosts reject what is larger than their plan, or leave a part of it out, and some only say so when a site is put online.",
  example,
  check: checkHost,
});

/** What may be too large, with the words for a number of them. */
const MEASURES: readonly [keyof SiteSize, (figure: number) => string][] = [
  ["files", (figure) => `about ${figure.toLocaleString("en-US")} files`],
  ["filesInFolder", (figure) => `about ${figure.toLocaleString("en-US")} files in one folder`],
  ["size", (figure) => `at least ${megabytes(figure)} of files`],
  [
    "redirects",
    (figure) => counted(figure, "old address that leads on", "old addresses that lead on"),
  ],
  ["patterns", (figure) => `${counted(figure, "page", "pages")} for many addresses`],
  [
    "header",
    (figure) => `hosts of forms of ${figure.toLocaleString("en-US")} characters in one header`,
  ],
];

/** The host that the site file names takes what a build writes. */
function checkHost({ index }: CheckedSite): Finding[] {
  const { host } = index.site;
  const limits = host && HOST_LIMITS[host];
  if (!limits) return [];
  const size = sizeOf(index);
  const exceeded = MEASURES.filter(([name]) => size[name] > (limits[name] ?? Infinity));
  return [
    ...exceeded.map(([name, words]) =>
      tooMuch(index, limits, { has: words(size[name]), takes: takenOf(name, limits) }),
    ),
    ...largeFiles(index, limits),
  ];
}

function takenOf(name: keyof SiteSize, limits: HostLimits): string {
  const most = limits[name] ?? 0;
  if (most === 0) return "none";
  return name === "size" ? megabytes(most) : most.toLocaleString("en-US");
}

function tooMuch(
  { siteFile }: SiteIndex,
  { title, source }: HostLimits,
  { has, takes }: { has: string; takes: string },
): Finding {
  return {
    message: `The built site has ${has}, and ${title} takes ${takes}.`,
    hint: `Make it smaller, choose a plan that takes more (${source}), or name another host in “host”.`,
    file: siteFile,
    pointer: "/host",
  };
}

function largeFiles({ media }: SiteIndex, { title, fileSize = Infinity }: HostLimits): Finding[] {
  return [...media.values()]
    .filter((file) => isHandedOn(file) && file.size > fileSize)
    .map(({ file, path, size }) => ({
      message: `${path} has ${megabytes(size)}, and ${title} takes ${megabytes(fileSize)} in one file.`,
      hint: "Save it smaller, or put it on a host for videos and large files and link to it.",
      file,
      pointer: "",
    }));
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 ** 2).toLocaleString("en-US")} MB`;
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}
