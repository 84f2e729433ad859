import type { Finding } from "../../model/issue.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { OddText } from "../../pipeline/texts/scanner.ts";
import { textsBeside, textsOn } from "../../pipeline/texts/site-texts.ts";
import { Sign } from "../../pipeline/texts/word-hashes.ts";
import { lostIn, mojibakeIn } from "../analysis/texts/damage.ts";
import { markStretch } from "../analysis/texts/stretch.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "text-damaged",
  level: "warning",
  title: "A text was read with the wrong encoding",
  help: "A text that was saved in one encoding and read in another shows strange letters in place of accents and quotes.",
  example,
  checkPage: (page, site) => textsOn(page, site, Sign.damage).flatMap(damageIn),
  check: (site) => textsBeside(site, Sign.damage).flatMap(damageIn),
});

/** Every text was read with the encoding it was written in. */
function damageIn(text: OddText): Finding[] {
  return [
    ...mojibakeIn(text.text).map(
      ({ meant, ...stretch }): Finding => ({
        message: `“${text.text.substr(stretch.offset, stretch.length)}” is what “${meant}” becomes when a text is read with the wrong encoding.`,
        hint: `Write “${meant}”.`,
        ...markStretch(text, stretch, meant),
      }),
    ),
    ...lostIn(text.text).map(
      (stretch): Finding => ({
        message: "A character was lost here; visitors see “\ufffd”.",
        hint: "Write the character that belongs here; compare the text with where it came from.",
        ...markStretch(text, stretch),
      }),
    ),
  ];
}
