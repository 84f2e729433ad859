// src/engine/edit/line-diff.ts
/**
* The lines that differ between two texts, as `- before` and `+ after`, each with its number.
*
* @param before the earlier text
* @param after the later text
*/
function lineDiff(before, after) {
	const [old, next] = [before.split("\n"), after.split("\n")];
	const table = commonLengths(old, next);
	const lines = [];
	let [i, j] = [0, 0];
	while (i < old.length || j < next.length) if (i < old.length && j < next.length && old[i] === next[j]) {
		i += 1;
		j += 1;
	} else if (i < old.length && (j >= next.length || at(table, i + 1, j) >= at(table, i, j + 1))) {
		lines.push(`${String(i + 1).padStart(5)} - ${old[i]}`);
		i += 1;
	} else {
		lines.push(`${String(j + 1).padStart(5)} + ${next[j]}`);
		j += 1;
	}
	return lines;
}
/** The number of common lines from every pair of places on. */
function commonLengths(old, next) {
	const table = Array.from({ length: old.length + 1 }, () => new Array(next.length + 1).fill(0));
	for (let i = old.length - 1; i >= 0; i -= 1) for (let j = next.length - 1; j >= 0; j -= 1) {
		const row = table[i];
		row[j] = old[i] === next[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1));
	}
	return table;
}
function at(table, i, j) {
	return table[i]?.[j] ?? 0;
}
export { lineDiff as t };
