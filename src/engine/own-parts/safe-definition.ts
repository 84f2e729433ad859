import type { ResultFaults } from "./result-faults.ts";
import { type RunningModule, resultError, thrownError } from "./thrown.ts";

type AnyFunction = (...given: unknown[]) => unknown;

/**
 * A definition whose functions throw nothing but `OwnPartError`, also where what they return cannot be used. Members
 * that it inherits are its own: a definition may be an instance of a class.
 *
 * @param definition an object with functions
 * @param results what is compared of what they return
 */
export function safeDefinition(
  definition: object,
  results: ResultFaults,
  module: RunningModule,
): object {
  const members = definition as Record<string, unknown>;
  const entries = memberNames(definition).map((name) => {
    const value = members[name];
    if (typeof value !== "function") return [name, value];
    const work = (...given: unknown[]) => value.apply(definition, given);
    return [
      name,
      guard(work, (result) => promiseFault(name, result) ?? results[name]?.(result), module),
    ];
  });
  return Object.fromEntries(entries);
}

function guard(
  work: AnyFunction,
  faultOf: (result: unknown) => string | undefined,
  module: RunningModule,
): AnyFunction {
  return (...given) => {
    const result = attempt(() => work(...given), module);
    const fault = faultOf(result);
    if (fault !== undefined) throw resultError(fault, module);
    return result;
  };
}

function attempt(work: () => unknown, module: RunningModule): unknown {
  try {
    return work();
  } catch (cause) {
    throw thrownError(cause, module);
  }
}

/** The engine waits for no function. What comes of the promise later must not end the program. */
function promiseFault(name: string, result: unknown): string | undefined {
  if (!(result instanceof Promise)) return undefined;
  result.catch(() => undefined);
  return `\`${name}\` has to return its result at once, and not a promise of it.`;
}

/** The names of all that it has, from itself up to where every object begins. */
function memberNames(definition: object): string[] {
  const names = new Set<string>();
  for (
    let level: object | null = definition;
    level !== null && level !== Object.prototype;
    level = Object.getPrototypeOf(level)
  )
    for (const name of Object.getOwnPropertyNames(level)) names.add(name);
  names.delete("constructor");
  return [...names];
}
