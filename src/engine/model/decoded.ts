/** A path or an anchor with its percent signs decoded; as it is when one of them encodes nothing. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
