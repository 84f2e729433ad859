// src/engine/pipeline/ledger.ts
/** The addresses that were published: a file of the pages folder. */
const LEDGER_FILE = "_addresses.json";
/** Reads the ledger from its parsed file. */
function readLedger({ file, value }) {
	if (Array.isArray(value) && value.every((entry) => typeof entry === "string")) return {
		ledger: {
			file,
			addresses: value
		},
		issues: []
	};
	return { issues: [{
		rule: "schema-type",
		message: "The ledger of published addresses has to be a list of texts.",
		hint: "Write it as [\"/\", \"/contact\"]; `npm run addresses` adds what is new.",
		file,
		pointer: ""
	}] };
}
/** The text of a ledger: one address a line, in their order. */
function ledgerText(addresses) {
	const sorted = [...new Set(addresses)].sort();
	return `${JSON.stringify(sorted, null, 2)}\n`;
}
export { ledgerText as n, readLedger as r, LEDGER_FILE as t };
