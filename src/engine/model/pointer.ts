const SPECIAL = /[~/]/;

/** Adds one key to an RFC 6901 JSON pointer. */
export function appendPointer(pointer: string, key: string | number): string {
  if (typeof key === "number" || !SPECIAL.test(key)) return `${pointer}/${key}`;
  return `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The keys of an RFC 6901 JSON pointer. */
export function pointerKeys(pointer: string): string[] {
  if (pointer === "") return [];
  const keys = pointer.slice(1).split("/");
  return pointer.includes("~")
    ? keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"))
    : keys;
}

/** Whether a key of an RFC 6901 pointer is the number of an entry. */
export function isIndex(key: string): boolean {
  return /^\d+$/.test(key);
}

/** The RFC 6901 pointer to what holds a value. */
export function parentPointer(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}

/** The value that an RFC 6901 pointer leads to; nothing where there is none. */
export function valueAt(root: unknown, pointer: string): unknown {
  return pointerKeys(pointer).reduce<unknown>(
    (parent, key) =>
      typeof parent === "object" && parent !== null && Object.hasOwn(parent, key)
        ? (parent as Record<string, unknown>)[key]
        : undefined,
    root,
  );
}
