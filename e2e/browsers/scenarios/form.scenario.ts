import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { expect } from "@playwright/test";
import { buildWithForm, leadConnectorAt } from "../../support/bakery-with-form.ts";
import { serveForms } from "../../support/form-provider.ts";
import { servePreview } from "../../support/preview.ts";
import { test } from "../test.ts";

const PROVIDER_PORT = 4353;
const SITE_PORT = 4354;
const HOST = `http://localhost:${PROVIDER_PORT}`;

test("the form takes the height it asks for, is filled in and sent", async ({ visitor }) => {
  const out = await buildWithForm(leadConnectorAt(HOST), HOST);
  const provider = await serveForms(PROVIDER_PORT, "works");
  const site = await servePreview(out, SITE_PORT);
  try {
    const form = { css: 'iframe[title="Write to the bakery"]' };
    await visitor.opens(`${site.url}/visit`);
    await visitor.sees(form);
    await visitor.until(() => document.querySelector("iframe")?.offsetHeight, 901);
    expect((await visitor.sees({ css: "main" })).words).not.toContain("Thanks");
    await visitor.clicks(form);
    await visitor.presses("Tab");
    await visitor.types("Ada");
    await visitor.presses("Tab");
    await visitor.presses("Enter");
    await visitor.sees({ css: "main *", words: "Thanks, we have your details." });
  } finally {
    await Promise.all([provider.close(), site.close()]);
    rmSync(dirname(out), { recursive: true });
  }
});
