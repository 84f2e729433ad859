// src/cli/progress.ts
/**
* @param stream where the line stands; a file or a pipe stays quiet
*/
function createProgress(stream) {
	const isQuiet = !stream.isTTY || Boolean(process.env.CI);
	const write = (text) => void (isQuiet || stream.write(`\r\u001B[K${text}`));
	const progress = {
		show: (step) => write(`${step} …`),
		clear: () => write(""),
		async during(step, work) {
			progress.show(step);
			try {
				return await work();
			} finally {
				progress.clear();
			}
		}
	};
	return progress;
}
export { createProgress as t };
