/**
 * The text of a feed. Its encoding stands in the answer's headers or at its beginning; UTF-8 where neither
 * says one that is known.
 */
export function decodeFeed(bytes: Uint8Array, contentType: string | null): string {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const named =
    /charset\s*=\s*["']?([\w-]+)/i.exec(contentType ?? "")?.[1] ??
    /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)/i.exec(start)?.[1];
  return decoderFor(named).decode(bytes);
}

function decoderFor(name: string | undefined): TextDecoder {
  try {
    return new TextDecoder(name ?? "utf-8");
  } catch {
    return new TextDecoder();
  }
}
