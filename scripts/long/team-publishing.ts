import { setTimeout } from "node:timers/promises";
import type { DraftAnswer } from "../../src/studio/contract/drafts.ts";
import type { PublishAnswer, PublishingAnswer } from "../../src/studio/contract/publishing.ts";
import { ask, type Somebody } from "./team-server.ts";

/** Milliseconds between two looks. */
const PAUSE = 100;

/** Waits until a draft has what is live: the same words changed on both sides would be asked about. */
export async function upToDate(somebody: Somebody, draft: string | undefined): Promise<void> {
  while ((await ask<DraftAnswer>(somebody, "draft", { id: draft })).isBehind)
    await setTimeout(PAUSE);
}

/** Asks for a draft to go live, and accepts its warnings. */
export async function askToPublish(somebody: Somebody, sentence: string): Promise<PublishAnswer> {
  const answer = await ask<PublishAnswer>(somebody, "publish", { sentence });
  if (answer.outcome !== "warnings") return answer;
  return ask<PublishAnswer>(somebody, "publish", { sentence, accepted: true });
}

/** Waits until nothing goes live any more. */
export async function settled(somebody: Somebody): Promise<PublishingAnswer> {
  for (;;) {
    const answer = await ask<PublishingAnswer>(somebody, "publishing");
    if (answer.queue.length === 0) return answer;
    await setTimeout(PAUSE);
  }
}
