import type { Issue } from "../../model/issue.ts";

/** What an issue says. */
export type Words = Pick<Issue, "rule" | "message" | "hint" | "fix">;
