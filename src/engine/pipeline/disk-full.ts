/** What the system says of a disk that has no room left, and of somebody whose share of it is used up. */
const FULL = new Set<unknown>(["ENOSPC", "EDQUOT"]);

/** Whether something failed for want of room on a disk. */
export function isDiskFull(cause: unknown): boolean {
  return cause instanceof Error && FULL.has((cause as NodeJS.ErrnoException).code);
}
