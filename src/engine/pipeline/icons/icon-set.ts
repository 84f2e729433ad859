import { readFileSync } from "node:fs";
import type { IconFile } from "../../model/icon-file.ts";

/** Icons that the engine is given: lines of one color, 24 units wide and high. */
export interface IconSet {
  /** All names, sorted. */
  names(): readonly string[];
  /** The names that icons have now, by those that they had before. */
  aliases(): ReadonlyMap<string, string>;
  /** Its lines, as the data of one SVG path, which begins with `M`. */
  path(name: string): string | undefined;
}

/** A set that is read when somebody asks for an icon. */
export function iconSetIn(file: string): IconSet {
  let known: { icons: Map<string, string>; aliases: Map<string, string> } | undefined;
  const read = () => {
    if (known) return known;
    const { icons, aliases } = JSON.parse(readFileSync(file, "utf8")) as IconFile;
    known = {
      icons: new Map(Object.entries(icons)),
      aliases: new Map(Object.entries(aliases)),
    };
    return known;
  };
  return {
    names: () => [...read().icons.keys()],
    aliases: () => read().aliases,
    path: (name) => read().icons.get(name),
  };
}
