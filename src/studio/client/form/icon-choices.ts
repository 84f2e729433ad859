import { iconAddress, ownIconName } from "../../../engine/model/icon-address.ts";
import type { IconFile } from "../../../engine/model/icon-file.ts";
import type { MediaSummary } from "../../contract/answers.ts";
import { hasWords } from "../ui/has-words.ts";

/** An icon that a page can show. */
export interface IconChoice {
  name: string;
  /** What draws it, as blocks are given it. */
  drawing: string;
  /** The names that it had before. */
  earlier: string[];
}

/** All icons by their names. */
export type IconChoices = ReadonlyMap<string, IconChoice>;

/** First those of the site's own, which stand above Lucide's. */
export function iconChoices(
  media: readonly MediaSummary[],
  lucide: IconFile | undefined,
): IconChoices {
  const choices = new Map<string, IconChoice>();
  for (const { path } of media) {
    const name = ownIconName(path);
    if (name !== undefined) choices.set(name, { name, drawing: iconAddress(path), earlier: [] });
  }
  for (const [name, drawing] of Object.entries(lucide?.icons ?? {}))
    if (!choices.has(name)) choices.set(name, { name, drawing, earlier: [] });
  for (const [before, name] of Object.entries(lucide?.aliases ?? {}))
    choices.get(name)?.earlier.push(before);
  return choices;
}

/** The icons with all words in one of their names: first those whose names begin with them. */
export function iconsWith(words: string, choices: IconChoices): IconChoice[] {
  const start = words.trim().toLowerCase().replace(/\s+/g, "-");
  const rank = ({ name }: IconChoice) => (name === start ? 0 : name.startsWith(start) ? 1 : 2);
  return [...choices.values()]
    .filter(({ name, earlier }) => hasWords([name, ...earlier].join(" "), words))
    .sort((one, other) => rank(one) - rank(other));
}
