import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { sendAnswers } from "../send-answers.ts";
import type { PostTarget } from "../target-types.ts";
import type { Sending } from "./service.ts";
import { SERVICES } from "./services.ts";

/** What a stand-in for a service was sent. */
interface Sent {
  method?: string;
  type?: string;
  accept?: string;
  body: string;
}

/** What it answers. */
interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

const SENDING: Sending = {
  values: [
    ["email", "ada@example.com"],
    ["message", "Zwei Brötchen & mehr"],
    ["agreed", "yes"],
  ],
  own: [["form-name", "contact"]],
  consents: [{ name: "agreed", label: "I agree", given: true }],
  page: { url: "https://www.example.com/contact", title: "Contact" },
};

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Sends answers to a stand-in for a service, over HTTP. */
async function send(service: PostTarget["service"], answer: Answer | "silence" | "cut") {
  const sent: Sent[] = [];
  server = createServer(async (request: IncomingMessage, response) => {
    const { "content-type": type, accept } = request.headers;
    sent.push({ method: request.method, type, accept, body: await text(request) });
    if (answer === "cut") request.socket.destroy();
    if (typeof answer === "string") return;
    const { status, headers, body } = answer;
    response
      .writeHead(status, headers)
      .end(typeof body === "string" ? body : JSON.stringify(body ?? {}));
  });
  await new Promise<void>((done) => server?.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const outcome = await sendAnswers(SENDING, {
    service: SERVICES[service],
    address: `http://127.0.0.1:${port}/form`,
    patience: answer === "silence" ? 300 : 20_000,
  });
  return { outcome, sent };
}

const failed = (...wrong: { name: string; problem: string }[]) => ({ reason: "failed", wrong });

describe("what a service is sent", () => {
  it.each(["address", "basin", "formspree", "netlify"] as const)(
    "%s gets what an HTML form sends, and is asked for JSON",
    async (service) => {
      const { sent } = await send(service, { status: 200 });
      expect(sent).toEqual([
        {
          method: "POST",
          type: "application/x-www-form-urlencoded;charset=UTF-8",
          accept: "application/json",
          body: "form-name=contact&email=ada%40example.com&message=Zwei+Br%C3%B6tchen+%26+mehr&agreed=yes",
        },
      ]);
    },
  );

  it("HubSpot gets fields of a contact, the page, and what was agreed to", async () => {
    const { sent } = await send("hubspot", { status: 200, body: { inlineMessage: "Thanks" } });
    expect(sent[0]?.type).toBe("application/json");
    expect(JSON.parse(sent[0]?.body ?? "")).toEqual({
      fields: [
        { objectTypeId: "0-1", name: "email", value: "ada@example.com" },
        { objectTypeId: "0-1", name: "message", value: "Zwei Brötchen & mehr" },
      ],
      context: { pageUri: "https://www.example.com/contact", pageName: "Contact" },
      legalConsentOptions: {
        consent: { consentToProcess: true, text: "I agree", communications: [] },
      },
    });
  });

  it("LeadConnector gets the answers by their names", async () => {
    const { sent } = await send("leadconnector", { status: 200, body: { id: "a1" } });
    expect(JSON.parse(sent[0]?.body ?? "")).toEqual({
      email: "ada@example.com",
      message: "Zwei Brötchen & mehr",
      agreed: "yes",
      page: "https://www.example.com/contact",
    });
  });
});

describe("what a service answers", () => {
  it.each([
    ["address", { status: 204 }],
    ["address", { status: 303, headers: { Location: "https://www.example.com/thanks" } }],
    ["basin", { status: 200, body: { success: true } }],
    ["formspree", { status: 200, body: { ok: true, next: "/thanks" } }],
    ["hubspot", { status: 200, body: { inlineMessage: "Thanks" } }],
    ["netlify", { status: 200, body: "<!doctype html><title>Thanks</title>" }],
    [
      "leadconnector",
      {
        status: 200,
        body: { status: "Success: request sent to trigger execution server", id: "a" },
      },
    ],
  ] as [PostTarget["service"], Answer][])("%s has taken it: %j", async (service, answer) => {
    const { outcome, sent } = await send(service, answer);
    expect(outcome).toBe("sent");
    expect(sent).toHaveLength(1);
  });

  it.each([
    ["address", { status: 500, body: "down" }, failed()],
    ["basin", { status: 403, body: { error: "This form is off." } }, failed()],
    ["netlify", { status: 404, body: "no form" }, failed()],
    ["hubspot", { status: 404, body: { status: "error", message: "No form" } }, failed()],
    [
      "leadconnector",
      { status: 200, body: { status: "Success: test request received" } },
      failed(),
    ],
    ["hubspot", { status: 429, body: {} }, { reason: "busy", wrong: [] }],
    ["formspree", { status: 429, body: {} }, { reason: "busy", wrong: [] }],
    ["address", { status: 503 }, { reason: "busy", wrong: [] }],
    [
      "formspree",
      {
        status: 422,
        body: {
          errors: [
            { field: "email", code: "TYPE_EMAIL", message: "should be an email" },
            { field: "name", code: "EMPTY" },
            { field: "message", code: "SOMETHING_NEW" },
            { code: "FORM_NOT_FOUND" },
          ],
        },
      },
      failed(
        { name: "email", problem: "wrongEmail" },
        { name: "name", problem: "missingText" },
        { name: "message", problem: "notAccepted" },
      ),
    ],
    [
      "hubspot",
      {
        status: 400,
        body: {
          status: "error",
          errors: [
            { message: "Error in 'fields.email'. Invalid email", errorType: "INVALID_EMAIL" },
            { message: "Error in 'fields.name'. Required", errorType: "REQUIRED_FIELD" },
            { message: "Error in 'fields.size'. …", errorType: "FIELD_NOT_IN_FORM_DEFINITION" },
            { message: "Consent is missing", errorType: "MISSING_PROCESSING_CONSENT" },
          ],
        },
      },
      failed(
        { name: "email", problem: "wrongEmail" },
        { name: "name", problem: "missingText" },
        { name: "size", problem: "notAccepted" },
      ),
    ],
    ["formspree", { status: 422, body: { errors: "many" } }, failed()],
    ["hubspot", { status: 400, body: "<html>" }, failed()],
  ] as [PostTarget["service"], Answer, unknown][])(
    "%s has not taken it: %j",
    async (service, answer, expected) => {
      expect((await send(service, answer)).outcome).toEqual(expected);
    },
  );

  it("is not waited for without end, and then nobody knows", async () => {
    expect((await send("address", "silence")).outcome).toBe("unsure");
  });

  it("may be no answer at all", async () => {
    expect((await send("address", "cut")).outcome).toEqual(failed());
  });
});
