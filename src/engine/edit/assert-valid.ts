import type { SiteIndex } from "../pipeline/index/site-index.ts";
import { PlanError } from "./plan.ts";

/**
 * Commands rely on what files say, and write it again: both only with files that are right.
 *
 * @throws {PlanError} when a file has mistakes
 */
export function assertValid({ repairs }: SiteIndex, file: string): void {
  if (!repairs.has(file)) return;
  const name = file.split("/").slice(-2).join("/");
  throw new PlanError(`${name} has mistakes. Run \`npm run check\`, fix them, and try again.`);
}
