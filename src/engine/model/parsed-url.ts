/**
 * An address in its parts. `URL.canParse` is used nowhere: in Node 20 and 22 it refuses hosts such as
 * `bücher.example` once it has been compiled, after some three thousand calls.
 *
 * @param base what a relative address is relative to
 * @returns `undefined` when it is no address
 */
export function parsedUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
