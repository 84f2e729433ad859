/** What the address of the studio names, after its `#`. */
export interface StudioAddress {
  /** The file of a page below the pages folder; empty for none. */
  path: string;
  /** RFC 6901 pointer to a value in it; empty for the page itself. */
  pointer: string;
}

/** Writes the part of an address that names a page and a value in it: `#visit.json:/blocks/1/title`. */
export function writeStudioAddress({ path, pointer }: StudioAddress): string {
  const written = encodeURIComponent(path).replaceAll("%2F", "/");
  const field = encodeURIComponent(pointer).replaceAll("%2F", "/");
  return pointer === "" ? `#${written}` : `#${written}:${field}`;
}

/** Reads the part of an address from its `#` on. One that cannot be read names nothing. */
export function readStudioAddress(hash: string): StudioAddress {
  const [path = "", ...rest] = hash.slice(1).split(":");
  try {
    return { path: decodeURIComponent(path), pointer: decodeURIComponent(rest.join(":")) };
  } catch {
    return { path: "", pointer: "" };
  }
}
