import { u as isPattern } from "./kinds-CzdZfNc-.mjs";
// src/engine/edit/plan.ts
/** A command that cannot be carried out. The message says why and what to do. */
var Refusal = class extends Error {};
/**
* Pages that answer many addresses are neither moved nor removed: nothing can lead on from all of the old ones.
*
* @throws {Refusal} when there is such a page among the routes
*/
function assertSingle(routes) {
	const numbered = routes.find(isPattern);
	if (numbered !== void 0) throw new Refusal(`${numbered} answers many addresses, and nothing could lead on from the old ones. Rename or delete its file by hand if none of them was published.`);
}
export { assertSingle as n, Refusal as t };
