import { lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { isIgnored } from "../pipeline/read.ts";
import { isOutput } from "./output-record.ts";

/** A folder that is not the build's to replace. The message says why, and what to do. */
export class UnsafeTargetError extends Error {
  constructor(target: string, reason: string) {
    super(
      `The site cannot be written to ${target}: ${reason}. Name a new folder with --out, for example --out dist.`,
    );
  }
}

/** What an output may not harm. */
export interface Protected {
  /** Folders that hold what people have made: an output neither holds them nor lies in them. */
  sources: string[];
  /** Folders that an output does not hold, but may lie in. */
  roots: string[];
}

/**
 * Finds the folder that an output goes to. A link stays where it is, and what it leads to is replaced.
 *
 * @param out as it was named
 * @returns its path with all links followed
 * @throws {UnsafeTargetError} when a build may not replace it
 */
export function safeTarget(out: string, { sources, roots }: Protected): string {
  const target = behindLinks(resolve(out));
  for (const source of sources.map(behindLinks))
    if (isWithin(source, target))
      throw new UnsafeTargetError(
        target,
        source === target ? "it is no folder for outputs" : `it lies in ${source}`,
      );
  for (const kept of [...sources, ...roots].map(behindLinks))
    if (isWithin(target, kept))
      throw new UnsafeTargetError(target, `it holds ${kept}, which would be replaced with it`);
  assertReplaceable(target);
  return target;
}

/**
 * Makes sure that nothing is lost when a folder is replaced.
 *
 * @throws {UnsafeTargetError} when it is neither new nor empty nor what an earlier build has written
 */
export function assertReplaceable(target: string): void {
  const stat = statSync(target, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) throw new UnsafeTargetError(target, "it is a file");
  const names = readdirSync(target).filter((name) => !isIgnored(name));
  if (names.includes(".git"))
    throw new UnsafeTargetError(
      target,
      "it holds a Git repository, which would be replaced with it",
    );
  const [first] = names;
  if (first !== undefined && !isOutput(target))
    throw new UnsafeTargetError(
      target,
      `it holds ${first}, which no build has written and which would be replaced with it`,
    );
}

/** The path with all links followed, as far as it is there: the rest is made by the build. */
function behindLinks(path: string): string {
  try {
    return realpathSync.native(path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ENOENT") throw cause;
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
      return behindLinks(resolve(dirname(path), readlinkSync(path)));
    const above = dirname(path);
    return above === path ? path : join(behindLinks(above), basename(path));
  }
}

/** Whether a path is a folder or lies in it. */
function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way !== ".." && !way.startsWith(`..${sep}`);
}
