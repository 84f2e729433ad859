/** How a JSON file is laid out. */
export interface Layout {
  /** One step of indentation. */
  unit: string;
  eol: string;
  /** No line of plain values is longer than this. */
  width: number;
}

/** Where a value stands. */
export interface Position {
  /** How many lists and objects it stands in. */
  depth: number;
  /** The column it begins at. */
  column: number;
  /** Whether an object may stand on one line. */
  compact?: boolean;
}

const WIDTH = 100;

/** The layout of a new file. */
export const NEW_FILE: Layout = { unit: "  ", eol: "\n", width: WIDTH };

/** The layout of a text, as far as it shows one. */
export function layoutOf(text: string): Layout {
  const unit = /\n([ \t]+)\S/.exec(text)?.[1] ?? "  ";
  return { unit, eol: text.includes("\r\n") ? "\r\n" : "\n", width: WIDTH };
}

/**
 * Writes a value as the formatter would leave it: objects on several lines, lists of plain values
 * on one line where they fit.
 *
 * @param position where it stands
 */
export function printValue(value: unknown, layout: Layout, position: Position): string {
  const { depth, compact = false } = position;
  const oneLine = compact || isPlainList(value) ? onOneLine(value) : undefined;
  if (oneLine !== undefined && position.column + oneLine.length < layout.width) return oneLine;
  if (Array.isArray(value))
    return printEntries(
      value.map((item) => ["", item]),
      "[]",
      layout,
      depth,
    );
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).filter(([, item]) => item !== undefined);
    return printEntries(
      members.map(([key, item]) => [`${JSON.stringify(key)}: `, item]),
      "{}",
      layout,
      depth,
    );
  }
  return JSON.stringify(value);
}

function printEntries(
  entries: [string, unknown][],
  brackets: string,
  layout: Layout,
  depth: number,
): string {
  if (entries.length === 0) return brackets;
  const line = (level: number) => layout.eol + layout.unit.repeat(level);
  const position = (key: string) => ({
    depth: depth + 1,
    column: (depth + 1) * layout.unit.length + key.length,
  });
  const lines = entries.map(
    ([key, item]) => line(depth + 1) + key + printValue(item, layout, position(key)),
  );
  return brackets.charAt(0) + lines.join(",") + line(depth) + brackets.charAt(1);
}

function isPlainList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item !== "object" || item === null);
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, item]) => item !== undefined);
  if (members.length === 0) return "{}";
  return `{ ${members.map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`).join(", ")} }`;
}
