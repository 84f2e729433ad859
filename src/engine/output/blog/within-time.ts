import { createContext, Script } from "node:vm";

/** Work was ended because it took too long. What it has changed may be half done. */
export class TimeoutError extends Error {}

/** Does work at once, and ends it after a number of milliseconds. */
export type WithinTime = <Result>(milliseconds: number, work: () => Result) => Result;

/**
 * Makes a function that ends work which takes too long, wherever it is then; it throws a {@link TimeoutError}.
 *
 * @see https://nodejs.org/api/vm.html#scriptrunincontextcontextifiedobject-options
 */
export function createTimeLimit(): WithinTime {
  const script = new Script("work()");
  const globals: { work?: () => unknown } = {};
  const context = createContext(globals);
  return (milliseconds, work) => {
    globals.work = work;
    try {
      return script.runInContext(context, { timeout: milliseconds });
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw cause;
      throw new TimeoutError(`This took more than ${milliseconds} milliseconds.`, { cause });
    }
  };
}
