import type { Issue } from "../model/issue.ts";
import type { ParsedFile } from "./source.ts";

/** The addresses that were published: a file of the pages folder. */
export const LEDGER_FILE = "_addresses.json";

/** Published addresses, with the file they stand in. */
export interface Ledger {
  file: string;
  addresses: string[];
}

/** Reads the ledger from its parsed file. */
export function readLedger({ file, value }: ParsedFile): { ledger?: Ledger; issues: Issue[] } {
  if (Array.isArray(value) && value.every((entry) => typeof entry === "string"))
    return { ledger: { file, addresses: value }, issues: [] };
  const issue: Issue = {
    rule: "schema-type",
    message: "The ledger of published addresses has to be a list of texts.",
    hint: 'Write it as ["/", "/contact"]; `npm run addresses` adds what is new.',
    file,
    pointer: "",
  };
  return { issues: [issue] };
}

/** The text of a ledger: one address a line, in their order. */
export function ledgerText(addresses: Iterable<string>): string {
  const sorted = [...new Set(addresses)].sort();
  return `${JSON.stringify(sorted, null, 2)}\n`;
}
