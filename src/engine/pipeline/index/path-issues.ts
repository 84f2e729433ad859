import { join, resolve } from "node:path";
import type { Issue } from "../../model/issue.ts";
import { slugify } from "../../model/slug.ts";
import {
  BLOG_FOLDER,
  isLanguageFile,
  isPostPath,
  SITE_FILE,
  SOURCES_FILE,
  STRINGS_FILE,
  THEME_FILE,
  WORDS_FILE,
} from "../kinds.ts";
import { LEDGER_FILE } from "../ledger.ts";
import { slashed } from "../read.ts";
import { withStrangeSign } from "../validate/nearest.ts";
import { reservedReason } from "./reserved-names.ts";

const SEGMENT = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Files of the site itself, which answer no address. */
const OWN_FILES = new Set([SITE_FILE, THEME_FILE, SOURCES_FILE, STRINGS_FILE, LEDGER_FILE]);
/** Endings that editors and systems put in place of `.json`, or after it. */
const NEARLY_JSON = /^(.+?)\.(?:jsonc?|json5|jsn)(?:\.(?:txt|bak|old|orig|tmp))?$/i;
const PARAMETER = /^\[[a-z]+\]$/;

/** Finds file names that make no good address, and pairs that differ only in letter case. */
export function pathIssues(pages: string, paths: string[]): Issue[] {
  const files = paths.filter((path) => path.endsWith(".json"));
  const folder = slashed(resolve(pages));
  const twins = differingInCase(files);
  return paths.flatMap((path): Issue[] => {
    const file = `${folder}/${path}`;
    if (path === WORDS_FILE || isPostPath(path)) return [];
    if (path.startsWith(BLOG_FOLDER)) return [strayInBlog(file, path)];
    if (!path.endsWith(".json")) return [strayFile(file, path)];
    const twin = twins.get(path);
    if (twin !== undefined) return [sameButCase(file, path, twin)];
    return OWN_FILES.has(path) || isLanguageFile(path) ? [] : nameIssues(file, segmentsOf(path));
  });
}

/** Of paths that differ only in capital letters all but the one in small letters, each with that one. */
function differingInCase(paths: string[]): Map<string, string> {
  if (paths.every((path) => path === path.toLowerCase())) return new Map();
  const inOrder = [...paths].sort((a, b) => capitals(a) - capitals(b));
  const first = new Map<string, string>();
  const twins = new Map<string, string>();
  for (const path of inOrder) {
    const twin = first.get(path.toLowerCase());
    if (twin === undefined) first.set(path.toLowerCase(), path);
    else twins.set(path, twin);
  }
  return twins;
}

function capitals(path: string): number {
  return path.replace(/\P{Lu}/gu, "").length;
}

/** Finds folders that are named as files are. */
export function folderIssues(pages: string, folders: string[]): Issue[] {
  return folders.map((path) => {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const bare = name.replace(/(\.json)+$/, "");
    return {
      rule: "route-slug",
      message: `"${name}" is a folder, and only files end in .json.`,
      hint: `Rename the folder to "${suggestion(bare)}". If it was to be a page, make a file of that name instead.`,
      file: slashed(join(resolve(pages), path)),
      pointer: "",
    };
  });
}

/**
 * Lists the folders that are named as files are, with what stands above them.
 *
 * @param paths of files below the pages folder
 */
export function foldersLikeFiles(paths: string[]): string[] {
  const below = paths.filter((path) => path.includes(".json/"));
  const folders = below.flatMap((path) => {
    const segments = path.split("/").slice(0, -1);
    return segments.flatMap((name, at) =>
      name.endsWith(".json") ? [segments.slice(0, at + 1).join("/")] : [],
    );
  });
  return [...new Set(folders)];
}

/** Folders that end in `.json` have an issue of their own. */
function nameIssues(file: string, segments: string[]): Issue[] {
  const bad = segments.find(
    (segment, at) =>
      !SEGMENT.test(segment) &&
      !PARAMETER.test(segment) &&
      !(segment.endsWith(".json") && at < segments.length - 1),
  );
  if (bad !== undefined) return [badSlug(file, bad)];
  const [, second] = segments.filter((segment) => PARAMETER.test(segment));
  if (second !== undefined) return [secondParameter(file, second)];
  const reserved = reservedReason(segments);
  return reserved === undefined ? [] : [reservedName(file, reserved)];
}

function segmentsOf(path: string): string[] {
  return path
    .replace(/^_shared\//, "")
    .replace(/\.json$/, "")
    .split("/");
}

function strayFile(file: string, path: string): Issue {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const meant = NEARLY_JSON.exec(name)?.[1];
  return {
    rule: "file-stray",
    message: `${path} is not a page: pages end in .json.`,
    hint:
      meant === undefined
        ? "Move it out of the pages folder; pictures and videos belong in the media folder."
        : `If it is a page, rename it to "${meant}.json". Let your system show the endings of files: it may hide the last one.`,
    file,
    pointer: "",
  };
}

function strayInBlog(file: string, path: string): Issue {
  return {
    rule: "file-stray",
    message: `${path} is not an article: articles are Markdown files in _blog, and end in .md.`,
    hint: "Move it out of the pages folder, or make an article of it: front matter with title and date, and the text below.",
    file,
    pointer: "",
  };
}

function sameButCase(file: string, path: string, twin: string): Issue {
  return {
    rule: "route-duplicate",
    message: `${path} and ${twin} differ only in capital letters, and addresses have none.`,
    hint: "Delete one of the two, or give it another name.",
    file,
    pointer: "",
  };
}

function badSlug(file: string, segment: string): Issue {
  return {
    rule: "route-slug",
    message: `"${segment}" makes a bad address: it may have small letters, digits and single hyphens only.`,
    hint: withStrangeSign(segment, `Rename it to "${suggestion(segment)}".`),
    file,
    pointer: "",
  };
}

function secondParameter(file: string, segment: string): Issue {
  return {
    rule: "route-slug",
    message: `"${segment}" is the second name in brackets of this address, and only one can stand for a number.`,
    hint: "Give this file or folder a plain name.",
    file,
    pointer: "",
  };
}

function reservedName(file: string, reason: string): Issue {
  return {
    rule: "route-reserved",
    message: `This page cannot have its address: ${reason}.`,
    hint: "Give the file or its folder another name.",
    file,
    pointer: "",
  };
}

function suggestion(segment: string): string {
  return slugify(segment) || "page";
}
