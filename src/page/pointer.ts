const SPECIAL = /[~/]/;

/** Adds one key to an RFC 6901 JSON pointer. */
export function appendPointer(pointer: string, key: string | number): string {
  if (typeof key === "number" || !SPECIAL.test(key)) return `${pointer}/${key}`;
  return `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The keys of an RFC 6901 JSON pointer. */
export function pointerKeys(pointer: string): string[] {
  if (pointer === "") return [];
  return pointer
    .slice(1)
    .split("/")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}
