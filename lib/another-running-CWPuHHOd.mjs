// src/engine/pipeline/another-running.ts
/** Whether another process of this machine has a number: what a process that has ended left may be tidied up. */
function isAnotherRunning(pid) {
	if (pid === process.pid) return false;
	try {
		process.kill(pid, 0);
		return true;
	} catch (cause) {
		return cause.code === "EPERM";
	}
}
export { isAnotherRunning as t };
