import { describe, expect, it } from "vitest";
import type { FormEmbed } from "../../engine/model/form-embed.ts";
import type { FormMessage } from "../../engine/model/form-provider.ts";
import type { ShownForm } from "../../engine/model/lead-form-file.ts";
import { LANGUAGES } from "../../theme/strings/languages.ts";
import { loadBrowserPart } from "./browser-part.ts";
import { embedOf } from "./embed.ts";
import { FORM_PROVIDERS } from "./providers.ts";
import type { LeadForm } from "./types.ts";

const GUID = "0a1b2c3d-0000-4000-8000-0123456789ab";
const FORMS: Record<Exclude<LeadForm["provider"], "none">, LeadForm> = {
  leadconnector: { provider: "leadconnector", formId: "AbC123xyz", title: "Write to us" },
  hubspot: { provider: "hubspot", formId: GUID, portalId: "12345", title: "Write to us" },
  jotform: { provider: "jotform", formId: "240001112223", title: "Write to us" },
  typeform: { provider: "typeform", formId: "AbC123xyz", title: "Write to us" },
  sample: { provider: "sample", title: "Write to us" },
  post: {
    provider: "post",
    title: "Write to us",
    target: { service: "address", url: "https://forms.example.com/1" },
    thanks: "/thanks",
  },
  iframe: { provider: "iframe", src: "https://forms.example.com/1", title: "Write to us" },
};

function embed(form: LeadForm): FormEmbed {
  const provider = FORM_PROVIDERS.find(({ name }) => name === form.provider);
  if (!provider) throw new Error(`There is no provider ${form.provider}.`);
  const words = { language: "en-US", strings: LANGUAGES.en };
  return embedOf(provider, form as unknown as ShownForm, {
    url: "https://www.example.com",
    words,
    at: 1,
  });
}

/** What the part of a provider that browsers load reads in a message of one of its forms. */
async function read(provider: keyof typeof FORMS, data: unknown): Promise<FormMessage | undefined> {
  const { readMessage } = await loadBrowserPart(provider);
  return readMessage(data, embed(FORMS[provider]).formId);
}

describe("messages of forms", () => {
  it.each([
    ["leadconnector", ["highlevel.setHeight", { height: 901.2, id: "AbC123xyz" }], 902],
    ["leadconnector", "[iFrameSizer]inline-AbC123xyz:742:600:mutationObserver", 742],
    ["jotform", "setHeight:539:240001112223", 539],
    ["typeform", { type: "form-height-changed", height: 500 }, 500],
    ["iframe", "[iFrameSizer]form:300:600:init", 300],
    ["sample", { from: "sample-form", event: "height", height: 880 }, 880],
  ] as const)("%s asks for a height", async (provider, data, height) => {
    expect(await read(provider, data)).toEqual({ height });
  });

  it.each([
    ["leadconnector", ["set-sticky-contacts", "_ud", "{}", "loc", "sending-1"], "sending-1"],
    ["leadconnector", ["msgsndr-booking-complete", {}], "booking AbC123xyz"],
    ["hubspot", { type: "hsFormCallback", eventName: "onFormSubmitted", id: GUID }, GUID],
    ["jotform", '{"action":"submission-completed","formID":"240001112223"}', "240001112223"],
    ["typeform", { type: "form-submit", responseId: "r1" }, "r1"],
    ["sample", { from: "sample-form", event: "submitted" }, "sample"],
  ] as const)("%s says that it was sent", async (provider, data, submitted) => {
    expect(await read(provider, data)).toEqual({ submitted });
  });

  it.each([
    ["leadconnector", ["set-sticky-contacts", "embedded_iframe_x", "{}", "loc", "load"]],
    ["leadconnector", ["fetch-query-params", {}]],
    ["leadconnector", ["highlevel.setHeight", { height: 1e9 }]],
    ["leadconnector", ["highlevel.setHeight", { height: "NaN" }]],
    ["hubspot", { type: "hsFormCallback", eventName: "onFormSubmitted", id: "another form" }],
    ["jotform", "not json"],
    ["typeform", null],
    ["iframe", "[iFrameResizerChild]Ready"],
    ["sample", { from: "another form", event: "submitted" }],
    ["sample", { from: "sample-form", event: "height", height: 1e9 }],
    ["sample", null],
  ] as const)("%s says nothing of use", async (provider, data) => {
    expect(await read(provider, data)).toBeUndefined();
  });
});

it("the sample form says that it is there, and that it cannot be shown", async () => {
  expect(await read("sample", { from: "sample-form", event: "ready" })).toEqual({});
  expect(await read("sample", { from: "sample-form", event: "failed" })).toEqual({ failed: true });
});

describe("embed codes", () => {
  it("give LeadConnector's frame its attributes, and an account's own host", () => {
    const shown = embed({
      provider: "leadconnector",
      formId: "AbC123xyz",
      title: "Write to us",
      name: "Intake",
      host: "https://go.example.com",
      scriptUrl: "https://go.example.com/embed.js",
    });
    expect(shown.frame?.src).toBe("https://go.example.com/widget/form/AbC123xyz");
    expect(shown.frame?.id).toBe("inline-AbC123xyz");
    expect(shown.frame?.attributes).toMatchObject({
      "data-layout": "{'id':'INLINE'}",
      "data-form-name": "Intake",
      "data-layout-iframe-id": "inline-AbC123xyz",
    });
    expect(shown.script).toBe("https://go.example.com/embed.js");
    expect(shown.origins).toContain("https://go.example.com");
  });

  it("know the four regions of HubSpot and its older code", () => {
    const form = { provider: "hubspot", formId: GUID, portalId: "12345", title: "T" } as const;
    expect(embed(form).script).toBe("https://js.hsforms.net/forms/embed/12345.js");
    expect(embed({ ...form, region: "eu1" }).script).toBe(
      "https://js-eu1.hsforms.net/forms/embed/12345.js",
    );
    expect(embed(form).target).toMatchObject({ class: "hs-form-frame", "data-form-id": GUID });
    expect(embed({ ...form, embed: "legacy" }).options).toEqual({
      region: "na1",
      portalId: "12345",
      formId: GUID,
    });
  });

  it("leave out what Jotform asks of the visitor's sensors", () => {
    const { frame } = embed(FORMS.jotform);
    expect(frame?.src).toBe("https://form.jotform.com/240001112223");
    expect(frame?.attributes.allow).toBe("fullscreen");
  });
});
