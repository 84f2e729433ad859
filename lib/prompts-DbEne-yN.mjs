import { m as Cancelled } from "./places-B51ewG4_.mjs";
import { autocomplete, select, text } from "@clack/prompts";
// src/cli/prompts.ts
/** Entries of a list that are shown at once. */
const MOST = 10;
/** Questions stand beside the output of a command, not in it. */
const output = process.stderr;
/** Asks for one of a few answers: arrows move in the list. @throws {Cancelled} */
async function chooseOne(message, options) {
	return answerOf(await select({
		message,
		options,
		maxItems: MOST,
		output
	}));
}
/** Asks for one of many answers: arrows move in the list, and typing makes it shorter. @throws {Cancelled} */
async function findOne(message, options) {
	return answerOf(await autocomplete({
		message,
		options,
		maxItems: MOST,
		output
	}));
}
/**
* Asks for a text until nothing is wrong with it.
*
* @param faultOf says in a sentence what is wrong with an answer
* @throws {Cancelled}
*/
async function writeText(message, faultOf) {
	const validate = (answer = "") => faultOf(answer.trim());
	return answerOf(await text({
		message,
		validate,
		output
	})).trim();
}
function answerOf(answer) {
	if (typeof answer === "symbol") throw new Cancelled("Nothing was made.");
	return answer;
}
export { chooseOne, findOne, writeText };
