import { Parser } from "htmlparser2";

/**
 * Limits for one text of a blog. Reading HTML takes the square of some of these, and no article that
 * people read comes near them.
 */
export const LIMITS = { characters: 400_000, elements: 5000, depth: 100, attributes: 200 };

/**
 * Why a piece of HTML is not read: it is too long, or made of too many parts. One pass shows it, before
 * any window sees it.
 *
 * @returns the end of a sentence such as “Its text …”; nothing when it can be read
 */
export function excessOf(html: string): string | undefined {
  if (html.length > LIMITS.characters)
    return `has ${html.length} characters; at most ${LIMITS.characters} are read`;
  let excess: string | undefined;
  const count = { elements: 0, depth: 0, attributes: 0 };
  const take = (what: keyof typeof count, words: string) => {
    count[what] += 1;
    if (count[what] <= LIMITS[what]) return;
    excess ??= `${words}; at most ${LIMITS[what]} are read`;
    parser.pause();
  };
  const parser = new Parser({
    onopentagname: () => {
      count.attributes = 0;
      take("elements", "has too many elements");
      take("depth", "has too many elements inside one another");
    },
    onattribute: () => take("attributes", "has an element with too many attributes"),
    onclosetag: () => {
      count.depth -= 1;
    },
    oncomment: () => take("elements", "has too many elements and comments"),
  });
  parser.write(html);
  if (excess === undefined) parser.end();
  return excess;
}
