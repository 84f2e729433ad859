import { PlanError } from "../engine/edit/plan.ts";
import { isDiskFull } from "../engine/pipeline/disk-full.ts";
import { OwnPartError } from "../engine/pipeline/own-parts.ts";

const NOT_WRITABLE = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOENT"]);

/** What went wrong, in words that say what to do. */
export async function explainFailure(cause: unknown): Promise<string> {
  if (!(cause instanceof OwnPartError)) return inWords(cause);
  const { ownPartFailure } = await import("../engine/report/own-part-failure.ts");
  return ownPartFailure(cause, process.cwd());
}

function inWords(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { code, path, message, syscall } = cause as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return "The port is taken by another program. Close it, or choose another port with PORT=5174 before the command.";
  if (syscall === "listen" || syscall === "getaddrinfo")
    return `The server cannot listen there (${code}). Name an address of this machine with --host, and a port from 1024 to 65535.`;
  if (isDiskFull(cause))
    return "The disk is full. Make room and run the command again; what an earlier build wrote is untouched.";
  if (code !== undefined && path !== undefined && NOT_WRITABLE.has(code))
    return `${path} cannot be read or written (${code}). Check that its folder is there and that you may write to it; what an earlier build wrote is untouched.`;
  return cause instanceof PlanError && cause.flag !== undefined
    ? `${message} On the command line: ${cause.flag}.`
    : message;
}
