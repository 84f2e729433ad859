const reported = new Set<string>();

/** Writes a message to the terminal, once however often it arises. */
export function reportOnce(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  process.stderr.write(`${message}\n`);
}
