import type { Phrases } from "./phrases.ts";

export const german: Phrases = {
  emptyLabels: new Set([
    "hier",
    "hier klicken",
    "klicken sie hier",
    "klick hier",
    "link",
    "dieser link",
    "mehr",
    "mehr dazu",
    "mehr erfahren",
    "mehr infos",
    "mehr informationen",
    "mehr lesen",
    "weiterlesen",
  ]),
  fillers: [
    /\bTODO\b/u,
    /^(?:unbenannt|ohne titel)(?: \d+)?$/iu,
    /\b(?:blindtext|platzhaltertext|mustertext)\b/iu,
    /\basdf\w*\b/iu,
  ],
  telltales: [
    "todo",
    "unbenannt",
    "titel",
    "blindtext",
    "platzhaltertext",
    "mustertext",
    "asdf",
    "asdfasdf",
  ],
};
