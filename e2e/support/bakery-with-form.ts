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

const THANKS = {
  title: "Thank you",
  description: "What you wrote has arrived at the bakery.",
  noindex: true,
  blocks: [{ type: "hero" }],
};

/** What the bakery has beside its form. */
interface Beside {
  /** Number of paragraphs before the form. */
  above?: number;
  /** Whether it has a page `/thanks`. */
  thanks?: boolean;
}

/**
 * Builds the bakery with a form on its page `/visit`.
 *
 * @returns the folder of the built site
 */
export async function buildWithForm(
  leadForm: LeadForm,
  host: string,
  { above = 0, thanks = false }: Beside = {},
): Promise<string> {
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
  if (thanks) writeFileSync(join(folder, "pages/thanks.json"), JSON.stringify(THANKS));
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
