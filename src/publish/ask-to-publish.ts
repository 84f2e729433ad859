import type { Publication, PublishAnswer, PublishStep } from "../studio/contract/publishing.ts";
import type { Order } from "./journal.ts";
import { failureOf } from "./publish-error.ts";
import type { Attribution, Publisher } from "./publisher.ts";

/** Steps in which a publication may still be rejected. */
const UNDECIDED = new Set<PublishStep | undefined>([undefined, "prepare", "check", "build"]);

/**
 * Queues pages for publication, and waits until it is known whether anything prevents it.
 *
 * @param isAccepted whether whoever asks has seen the warnings of the last time
 */
export async function askToPublish(
  publisher: Publisher,
  order: Omit<Order, "accepts"> & Attribution,
  isAccepted: boolean,
): Promise<PublishAnswer> {
  const accepts = isAccepted ? publisher.last()?.id : undefined;
  return answered(() => publisher.publish({ ...order, ...(accepts && { accepts }) }), publisher);
}

/** Queues a publication, and answers once it is known whether anything prevents it. */
export async function answered(
  ask: () => Promise<Publication>,
  publisher: Publisher,
): Promise<PublishAnswer> {
  try {
    const publication = await ask();
    return answerOf(
      await publisher.until(publication.id, ({ state, step }) => {
        return state === "done" || state === "failed" || !UNDECIDED.has(step);
      }),
    );
  } catch (cause) {
    return { outcome: "rejected", failure: failureOf(cause), findings: [] };
  }
}

function answerOf(publication: Publication): PublishAnswer {
  const { failure, findings = [] } = publication;
  if (!failure) return { outcome: "queued", publication };
  const isWarned =
    failure.reason === "findings" && findings.every(({ level }) => level !== "error");
  return isWarned ? { outcome: "warnings", findings } : { outcome: "rejected", failure, findings };
}
