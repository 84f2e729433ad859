import type { Phrases } from "./phrases.ts";

export const english: Phrases = {
  emptyLabels: new Set([
    "click",
    "click here",
    "click this",
    "find out more",
    "here",
    "learn more",
    "link",
    "more",
    "more info",
    "more information",
    "read more",
    "read on",
    "right here",
    "see more",
    "tap here",
    "this",
    "this link",
    "this page",
  ]),
  fillers: [
    /\bTODO\b/u,
    /^untitled(?: (?:page|section|block))?(?: \d+)?$/iu,
    /\b(?:placeholder|dummy) text\b/iu,
    /\basdf\w*\b/iu,
  ],
  telltales: ["todo", "untitled", "placeholder", "dummy", "asdf", "asdfasdf"],
};
