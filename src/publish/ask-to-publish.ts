import type { Publication, PublishAnswer, PublishStep } from "../studio/contract/publishing.ts";
import type { Order } from "./journal.ts";
import { failureOf } from "./publish-error.ts";
import type { Publisher, Saying } from "./publisher.ts";

/** Steps in which it is not known yet whether something stands against a publication. */
const OPEN = new Set<PublishStep | undefined>([undefined, "prepare", "check", "build"]);

/**
 * Lets pages go live, and waits until it is known whether anything stands against it.
 *
 * @param isAccepted whether whoever asks has seen the warnings of the last time
 */
export async function askToPublish(
  publisher: Publisher,
  order: Omit<Order, "accepts"> & Saying,
  isAccepted: boolean,
): Promise<PublishAnswer> {
  const accepts = isAccepted ? publisher.last()?.id : undefined;
  return answered(() => publisher.publish({ ...order, ...(accepts && { accepts }) }), publisher);
}

/** What is answered to somebody who asks for something to go live. */
export async function answered(
  ask: () => Promise<Publication>,
  publisher: Publisher,
): Promise<PublishAnswer> {
  try {
    const asked = await ask();
    return answerOf(
      await publisher.until(asked.id, ({ state, step }) => {
        return state === "done" || state === "failed" || !OPEN.has(step);
      }),
    );
  } catch (cause) {
    return { outcome: "refused", failure: failureOf(cause), findings: [] };
  }
}

function answerOf(publication: Publication): PublishAnswer {
  const { failure, findings = [] } = publication;
  if (!failure) return { outcome: "queued", publication };
  const isWarned =
    failure.reason === "findings" && findings.every(({ level }) => level !== "error");
  return isWarned ? { outcome: "warnings", findings } : { outcome: "refused", failure, findings };
}
