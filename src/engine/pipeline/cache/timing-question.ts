import type { Times } from "../../model/times.ts";
import type { Question } from "./questions.ts";

const KIND = "timing";

/** The question where now lies beside some times. */
export function timingQuestion({ publishAt = "", unpublishAt = "" }: Times): Question {
  return `${KIND} ${publishAt} ${unpublishAt}`;
}

/** The times that such a question is about, by what follows its first word. */
export function timesAsked(name: string): Times {
  const [publishAt, unpublishAt] = name.split(" ").map((time) => time || undefined);
  return { publishAt, unpublishAt };
}
