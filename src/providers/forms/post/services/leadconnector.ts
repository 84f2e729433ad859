import { field } from "../../read-values.ts";
import { readStatus } from "./read-status.ts";
import type { Service } from "./service.ts";

/**
 * An inbound webhook of LeadConnector. One that no workflow listens to any more answers 200 as well, and says that a test
 * arrived; what reached a workflow has an id.
 */
export const leadconnector: Service = {
  request: ({ values, page }) => ({
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ page: page.url, ...Object.fromEntries(values) }),
  }),
  read(answer) {
    const { body } = answer;
    const isTest =
      field(body, "id") === undefined && /test request/i.test(String(field(body, "status") ?? ""));
    return isTest ? { reason: "failed", wrong: [] } : readStatus(answer);
  },
};
