import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { Refusal } from "../authoring/plan.ts";
import type { Template, Wanted } from "../authoring/template.ts";
import { readText } from "../content/regular-file.ts";

/** The templates of a site: the files of the folder `templates` beside its pages. */
export function readTemplates(pages: string): Map<string, Template> {
  const folder = join(pages, "../templates");
  if (!existsSync(folder))
    throw new Refusal(
      "This site has no templates. Give the new page a path: npm run new -- /path.",
    );
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return new Map(
    files.map((name) => [
      basename(name, ".json"),
      JSON.parse(readText(join(folder, name))) as Template,
    ]),
  );
}

/**
 * Asks in the terminal for what the flags do not say.
 *
 * @throws {Refusal} when something is missing and nobody can be asked
 */
export async function askForPage(
  templates: ReadonlyMap<string, Template>,
  given: { kind?: string; name?: string; in?: string },
): Promise<Wanted> {
  const today = new Date().toISOString().slice(0, 10);
  const kinds = [...templates].map(([kind, { label }]) => `  ${kind.padEnd(14)}${label}`);
  const dialogue = createDialogue();
  try {
    const kind =
      given.kind ?? (await dialogue.ask(`What shall it be?\n${kinds.join("\n")}\n`, "--kind"));
    const questions = templates.get(kind)?.ask;
    const place =
      given.in ??
      (questions?.in === undefined ? undefined : await dialogue.ask(questions.in, "--in"));
    const name = given.name ?? (await dialogue.ask(questions?.name ?? "Its name?", "--name"));
    return { kind, name, in: place, today };
  } finally {
    dialogue.close();
  }
}

function createDialogue() {
  const isTerminal = process.stdin.isTTY === true;
  const lines = isTerminal
    ? createInterface({ input: process.stdin, output: process.stderr })
    : undefined;
  return {
    async ask(question: string, flag: string): Promise<string> {
      const answer = (await lines?.question(`${question} `))?.trim();
      if (!answer) throw new Refusal(`${question.trim()} Say it with ${flag}.`);
      return answer;
    },
    close: () => lines?.close(),
  };
}
