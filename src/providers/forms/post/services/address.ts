import { field } from "../../read-values.ts";
import { asForm, entriesOf, readStatus } from "./read-status.ts";
import type { NotTaken, Service } from "./service.ts";

/**
 * Any address: it takes what HTML forms send, and its status says whether that was good. Errors may name fields as Formspree's do,
 * with codes such as `TYPE_EMAIL` and `EMPTY`. Formspree, Basin and Netlify are spoken to in this way.
 */
export const address: Service = {
  request: asForm,
  read: (answer) => readStatus(answer, entriesOf(answer.body, "errors").flatMap(wrongField)),
};

function wrongField(error: unknown): NotTaken["wrong"] {
  const name = field(error, "field");
  if (typeof name !== "string") return [];
  switch (field(error, "code")) {
    case "TYPE_EMAIL":
      return [{ name, problem: "wrongEmail" }];
    case "EMPTY":
    case "REQUIRED_FIELD_EMPTY":
    case "REQUIRED_FIELD_MISSING":
      return [{ name, problem: "missingText" }];
    default:
      return [{ name, problem: "notAccepted" }];
  }
}
