import { field } from "../../read-values.ts";
import { entriesOf, readStatus } from "./read-status.ts";
import type { NotTaken, Sending, Service } from "./service.ts";

/** Contacts, as HubSpot names them. */
const CONTACT = "0-1";
/** `Error in 'fields.email'. …` */
const FIELD = /'fields\.([^']+)'/;

/**
 * HubSpot.
 *
 * @see https://legacydocs.hubspot.com/docs/methods/forms/submit_form
 */
export const hubspot: Service = {
  request: (sending) => ({
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(submission(sending)),
  }),
  read: (answer) => readStatus(answer, entriesOf(answer.body, "errors").flatMap(wrongField)),
};

function submission({ values, consents, page }: Sending) {
  const agreed = new Set(consents.map(({ name }) => name));
  const [first] = consents;
  return {
    fields: values
      .filter(([name]) => !agreed.has(name))
      .map(([name, value]) => ({ objectTypeId: CONTACT, name, value })),
    context: { pageUri: page.url, pageName: page.title },
    ...(first && {
      legalConsentOptions: {
        consent: { consentToProcess: first.given, text: first.label, communications: [] },
      },
    }),
  };
}

function wrongField(error: unknown): NotTaken["wrong"] {
  const name = FIELD.exec(String(field(error, "message") ?? ""))?.[1];
  if (name === undefined) return [];
  switch (field(error, "errorType")) {
    case "INVALID_EMAIL":
    case "BLOCKED_EMAIL":
      return [{ name, problem: "wrongEmail" }];
    case "REQUIRED_FIELD":
      return [{ name, problem: "missingText" }];
    default:
      return [{ name, problem: "notAccepted" }];
  }
}
