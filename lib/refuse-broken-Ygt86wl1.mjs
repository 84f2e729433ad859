import { t as Refusal } from "./plan-BvLpIjEc.mjs";
// src/engine/edit/refuse-broken.ts
/**
* Commands rely on what files say, and write it again: both only with files that are right.
*
* @throws {Refusal} when a file has mistakes
*/
function refuseBroken({ repairs }, file) {
	if (!repairs.has(file)) return;
	const name = file.split("/").slice(-2).join("/");
	throw new Refusal(`${name} has mistakes. Run \`npm run check\`, fix them, and try again.`);
}
export { refuseBroken as t };
