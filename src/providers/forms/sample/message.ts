/** What the sample form reports to the page that shows it. */
export type SampleMessage =
  | { from: typeof SENDER; event: "ready" | "submitted" | "failed" }
  | { from: typeof SENDER; event: "height"; height: number };

export const SENDER = "sample-form";

/** Whether a message has the form of the sample form's. */
export function isSampleMessage(data: unknown): data is SampleMessage {
  return typeof data === "object" && data !== null && "from" in data && data.from === SENDER;
}
