import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { LeadForm } from "../../src/providers/forms/types.ts";
import { emptyFolder, runCli } from "./run-cli.ts";

/** A form of LeadConnector's that a provider of the tests' own answers. */
export function leadConnectorAt(host: string) {
  return {
    provider: "leadconnector",
    formId: "AbC123xyz",
    title: "Write to the bakery",
    notice: "Please do not write card numbers here.",
    host,
    scriptUrl: `${host}/js/form_embed.js`,
    minHeight: 500,
  } as const;
}

/**
 * Builds the bakery with a form on its page `/visit`.
 *
 * @param above number of paragraphs before the form
 * @returns the folder of the built site
 */
export async function buildWithForm(leadForm: LeadForm, host: string, above = 0): Promise<string> {
  const folder = emptyFolder();
  cpSync("e2e/fixtures/bakery", folder, { recursive: true });
  change(join(folder, "pages/_site.json"), (value) => ({
    ...value,
    phone: "020 7946 0000",
    phoneNumber: "+442079460000",
    email: "hello@bakery.example",
    leadForm,
    formHosts: [host],
  }));
  change(join(folder, "pages/visit.json"), (value) => ({
    ...value,
    blocks: [
      ...(value.blocks as object[]),
      ...Array.from({ length: above }, (_, at) => ({
        type: "rich-text",
        text: `Loaf number ${at} of the day is on the shelf.`,
      })),
      { type: "lead-form", title: "Write to us" },
    ],
  }));
  const out = join(folder, "site");
  const flags = ["--pages", join(folder, "pages"), "--media", join(folder, "media"), "--out", out];
  const { status, stdout, stderr } = await runCli(["build", ...flags]);
  expect(status, stdout + stderr).toBe(0);
  return out;
}

function change(
  file: string,
  edit: (value: Record<string, unknown>) => Record<string, unknown>,
): void {
  writeFileSync(file, JSON.stringify(edit(JSON.parse(readFileSync(file, "utf8")))));
}
