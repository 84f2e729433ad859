import { appendPointer, pointerKeys } from "../../model/pointer.ts";
import { isOmitted, type Omission, type Repairs, writtenPointer } from "../omissions.ts";

type Parent = Record<string, unknown>;

/** Where a part is: in the result, in the copy with its holes, and in the file. */
interface Positions {
  pointer: string;
  draft: string;
  written: string;
}

/** A copy of a document with notes on how it differs from the original, which stays as it is. */
export class Patched implements Repairs {
  /** Where entries of lists were taken away it has holes, so that those behind them stay where they are. */
  readonly value: object;
  readonly omissions: Omission[] = [];
  readonly renamed = new Map<string, string>();
  /** Whether nothing is left. */
  isGivenUp = false;
  private readonly filled = new Set<string>();
  /** Parts that are looked at for the first time, now that it is sure what they are. */
  private readonly uncovered: string[] = [];

  constructor(original: object) {
    this.value = structuredClone(original);
  }

  /** What is left, its lists without holes. */
  result(): { value: object; repairs: Repairs } {
    const renamed = new Map<string, string>();
    const value = this.closed(this.value, { pointer: "", draft: "", written: "" }, renamed);
    return { value: value as object, repairs: { omissions: this.omissions, renamed } };
  }

  /**
   * Takes a part away, unless it was filled in here.
   *
   * @param isExtra whether it is a field that the schema does not know
   * @returns whether anything has changed
   */
  omit(pointer: string, isExtra = false): boolean {
    if (pointer === "") this.isGivenUp = true;
    const at = this.find(pointer);
    if (!at || this.filled.has(pointer)) return false;
    this.note(pointer, at.parent[at.key], isExtra);
    return delete at.parent[at.key];
  }

  /** Takes a part away that lacks what cannot be filled; of what was filled in here with all that needs it. */
  omitFilled(pointer: string): boolean {
    return this.filled.has(pointer) ? this.omitFilled(parentOf(pointer)) : this.omit(pointer);
  }

  /** Gives a field the name that was meant. */
  rename(pointer: string, meant: string, isSure: boolean): boolean {
    const at = this.find(pointer);
    if (!at) return false;
    const target = appendPointer(parentOf(pointer), meant);
    this.renamed.set(target, writtenPointer(this, pointer));
    at.parent[meant] = at.parent[at.key];
    if (isSure) this.uncovered.push(target);
    return delete at.parent[at.key];
  }

  /** Puts in the value that was meant. What stands beside a type means something only now. */
  replace(pointer: string, meant: unknown): boolean {
    const at = this.find(pointer);
    if (!at || this.filled.has(pointer)) return false;
    this.note(pointer, at.parent[at.key]);
    at.parent[at.key] = meant;
    if (at.key === "type") this.uncovered.push(parentOf(pointer));
    return true;
  }

  /** Fills a field that is missing. */
  fill(pointer: string, blank: unknown): boolean {
    const keys = pointerKeys(pointer);
    const key = keys.pop() ?? "";
    const parent = this.get(keys) as Parent | undefined;
    if (parent === undefined || Object.hasOwn(parent, key)) return false;
    parent[key] = blank;
    this.filled.add(pointer);
    this.note(pointer, undefined);
    return true;
  }

  /** Whether what is wrong with a part can be seen only in this copy, and was not made by it. */
  isUncovered(pointer: string): boolean {
    const isNew = this.uncovered.some((outer) => `${pointer}/`.startsWith(`${outer}/`));
    return isNew && !isOmitted(this, writtenPointer(this, pointer));
  }

  /** Closes the holes in lists and notes where everything that has moved is in the file. */
  private closed(value: unknown, at: Positions, renamed: Map<string, string>): unknown {
    if (typeof value !== "object" || value === null) return value;
    const isList = Array.isArray(value);
    const entries = Object.entries(value).map(([key, item], number): [string, unknown] => {
      const next = isList ? String(number) : key;
      const draft = appendPointer(at.draft, key);
      const written = writtenPointer(this, draft);
      const pointer = appendPointer(at.pointer, next);
      if (written !== appendPointer(at.written, next)) renamed.set(pointer, written);
      return [next, this.closed(item, { pointer, draft, written }, renamed)];
    });
    return isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  }

  private note(pointer: string, value: unknown, isExtra = false): void {
    const written = writtenPointer(this, pointer);
    if (this.omissions.some((omission) => omission.pointer === written)) return;
    this.omissions.push({ pointer: written, value, ...(isExtra ? { isExtra } : {}) });
  }

  private find(pointer: string): { parent: Parent; key: string } | undefined {
    const keys = pointerKeys(pointer);
    const key = keys.pop();
    const parent = this.get(keys) as Parent | undefined;
    return key !== undefined && parent !== undefined && Object.hasOwn(parent, key)
      ? { parent, key }
      : undefined;
  }

  private get(keys: string[]): unknown {
    return keys.reduce<unknown>(
      (at, key) =>
        typeof at === "object" && at !== null && Object.hasOwn(at, key)
          ? (at as Parent)[key]
          : undefined,
      this.value,
    );
  }
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}
