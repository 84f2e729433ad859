import { describe, expect, it } from "vitest";
import { americanForm, isBritishVariant } from "./american-form.ts";

const AMERICAN = new Set(["color", "organize", "center", "traveled", "fulfill", "four", "sure"]);
const formOf = (word: string) => americanForm(word, (other) => AMERICAN.has(other));

describe("americanForm", () => {
  it.each([
    ["colour", "color"],
    ["organise", "organize"],
    ["centre", "center"],
    ["travelled", "traveled"],
    ["fulfil", "fulfill"],
    ["cheques", "checks"],
    ["manoeuvre", "maneuver"],
  ])("%s is %s", (british, american) => {
    expect(formOf(british)).toBe(american);
  });

  it.each(["labour", "advertise", "acre", "called", "cul", "papulae", "xyzzy"])(
    "%s gets no form that is no American word",
    (word) => {
      expect(formOf(word)).toBeUndefined();
    },
  );
});

describe("isBritishVariant", () => {
  it.each(["favourite", "centred", "enrolment", "mouldy", "skilful"])("knows %s", (word) => {
    expect(isBritishVariant(word)).toBe(true);
  });

  it.each(["hour", "four", "sure", "entered", "cancelled", "install", "enroll", "metric"])(
    "leaves %s alone",
    (word) => {
      expect(isBritishVariant(word)).toBe(false);
    },
  );
});
