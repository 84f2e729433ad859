import type { Finding } from "../../model/issue.ts";
import { everyOf, type Reference } from "../../pipeline/resolve/refs.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage } from "../../pipeline/site.ts";
import { example } from "./example.ts";

/** Words that say that there is a picture, not what it shows. */
const KIND = "image|picture|photo|photograph|graphic|illustration|icon|logo|img|pic|bild|foto";
const ONLY_KIND = new RegExp(`^(an? |the |my |our )?(${KIND})s?( ?#?\\d+)?\\.?$`, "i");
const BEGINS_WITH_KIND = new RegExp(`^(an? |the )?(${KIND}) (of|showing) `, "i");
const FILLER =
  /^(alt|alt text|alternative text|text|test|todo|tbd|untitled|placeholder|n\/?a|none|null|undefined|x+|-+|\.+|\?+)$/i;
const FILE_NAME = /^[\w-]+\.(svg|png|jpe?g|webp|avif|gif)$|^(img|dsc|image|screenshot)[-_ ]?\d+$/i;
const LONGEST = 250;

export const rule = defineRule({
  id: "media-alt-useless",
  level: "warning",
  title: "A picture's text does not say what it shows",
  help: "People who cannot see the picture hear this text instead; a file's name or the word “image” tells them nothing.",
  example,
  checkPage: checkAltTexts,
});

/** The text of a picture says what it shows. */
function checkAltTexts({ refs }: CheckedPage): Finding[] {
  return everyOf(refs, "alts").flatMap((alt) => {
    const wrong = reasonAgainst(alt);
    return wrong ? [useless(alt, ...wrong)] : [];
  });
}

function reasonAgainst({
  value,
  source,
}: Reference & { source: string }): [string, string] | undefined {
  const text = value.trim();
  if (text === "") return undefined;
  const name = source.slice(source.lastIndexOf("/") + 1);
  if (ONLY_KIND.test(text) || FILLER.test(text))
    return ["does not say what the picture shows", "Say in one short sentence what is seen."];
  if (FILE_NAME.test(text) || text === name || text === name.replace(/\.\w+$/, ""))
    return ["is the name of a file", "Say in one short sentence what is seen."];
  if (BEGINS_WITH_KIND.test(text))
    return [
      "begins with words that are spoken anyway",
      "Leave out “image of” and begin with what is seen.",
    ];
  if (text.length > LONGEST)
    return [
      `is ${text.length} characters long`,
      "Say it in one sentence, and the rest in the page.",
    ];
  return undefined;
}

function useless(alt: Reference, reason: string, hint: string): Finding {
  const { file, pointer } = alt;
  return {
    message: `The text of the picture ${reason}.`,
    hint,
    file,
    pointer,
  };
}
