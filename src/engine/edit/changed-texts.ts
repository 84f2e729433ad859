import { assertValid } from "./assert-valid.ts";
import type { EditableSite } from "./move-page.ts";
import type { Plan } from "./plan.ts";

/** The texts of files that a plan changes, each changed by one thing after the other. */
export interface ChangedTexts {
  texts: Plan["writes"];
  /** @throws {PlanError} when the file has mistakes */
  change(file: string, edit: (text: string) => string): void;
}

export function createChangedTexts({ site, textOf }: EditableSite): ChangedTexts {
  const texts: Plan["writes"] = new Map();
  return {
    texts,
    change(file, edit) {
      assertValid(site.index, file);
      texts.set(file, edit(texts.get(file) ?? textOf(file) ?? ""));
    },
  };
}
