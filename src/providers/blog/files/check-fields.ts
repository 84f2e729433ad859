import { isDay } from "../../../engine/model/day.ts";
import type { Issue } from "../../../engine/model/issue.ts";
import type { YamlField } from "./read-yaml.ts";

/** What the front matter of an article says. */
export interface FrontMatter {
  title: string;
  /** The day, or the day and time, of publication. */
  date: string;
  /** The same of the last change. */
  updated: string;
  author: string;
  picture: { src: string; alt?: string };
  summary: string;
}

/** A value as it may be used, or what is wrong with it. */
type Checked = { value: unknown } | Fault;
type Fault = Pick<Issue, "rule" | "message" | "hint">;

const REQUIRED = ["title", "date"] as const;
const LONGEST = 1000;
const TIME = /^T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

const CHECKS: Record<keyof FrontMatter, (name: string, value: unknown) => Checked> = {
  title: text,
  date: day,
  updated: day,
  author: text,
  picture: pictureOf,
  summary: text,
};

/** Checks the fields of front matter; those with a mistake are left out. */
export function checkFields(
  fields: YamlField[],
  file: string,
): { values: Partial<FrontMatter>; issues: Issue[] } {
  const values: Record<string, unknown> = {};
  const issues: Issue[] = [];
  for (const field of fields) {
    const check = isKnown(field.name) ? CHECKS[field.name] : undefined;
    const checked = check ? check(field.name, field.value) : unknownField(field.name);
    if ("value" in checked) values[field.name] = checked.value;
    else issues.push({ ...checked, file, pointer: "", span: check ? field.valueAt : field.at });
  }
  const missing = REQUIRED.filter((name) => !fields.some((field) => field.name === name));
  return { values, issues: [...issues, ...missing.map((name) => missingField(name, file))] };
}

function isKnown(name: string): name is keyof FrontMatter {
  return Object.hasOwn(CHECKS, name);
}

function text(name: string, value: unknown): Checked {
  const written = typeof value === "number" ? String(value) : value;
  if (typeof written !== "string" || written.trim() === "")
    return {
      rule: "schema-type",
      message: `"${name}" has to be a text.`,
      hint: `Write it after the colon, for example ${name}: "…".`,
    };
  if (written.length > LONGEST)
    return {
      rule: "schema-limit",
      message: `"${name}" has ${written.length} characters, but takes at most ${LONGEST}.`,
      hint: "Write a shorter one. What belongs to the article goes below the front matter.",
    };
  return { value: written };
}

function day(name: string, value: unknown): Checked {
  const written = typeof value === "string" ? value : String(value);
  const time = written.slice(10);
  if (isDay(written.slice(0, 10)) && (time === "" || TIME.test(time))) return { value: written };
  return {
    rule: "date-invalid",
    message: `"${name}" is ${written}, which is no day of the calendar.`,
    hint: "Write year-month-day, for example 2026-03-15. Hours and minutes may follow: 2026-03-15T09:00.",
  };
}

/** A picture is its address, or `src` and `alt`. */
function pictureOf(name: string, value: unknown): Checked {
  const { src, alt, ...others } =
    typeof value === "string" ? { src: value } : ((value ?? {}) as Record<string, unknown>);
  const isRight =
    typeof src === "string" &&
    /^(\/media\/|https:\/\/)\S+$/.test(src) &&
    (alt === undefined || typeof alt === "string") &&
    Object.keys(others).length === 0;
  if (isRight) return { value: { src, alt } };
  return {
    rule: "schema-format",
    message: `"${name}" has to be the address of a picture.`,
    hint: `Write ${name}: /media/name.jpg, or on two lines below it "src: /media/name.jpg" and "alt: What it shows".`,
  };
}

function unknownField(name: string): Fault {
  return {
    rule: "schema-unknown-field",
    message: `"${name}" is no field of an article.`,
    hint: `Its fields are ${Object.keys(CHECKS).join(", ")}.`,
  };
}

function missingField(name: string, file: string): Issue {
  return {
    rule: "schema-missing-field",
    message: `The front matter has no "${name}".`,
    hint:
      name === "title"
        ? "Write title: and the title of the article."
        : "Write date: and the day of publication, for example date: 2026-03-15.",
    file,
    pointer: "",
    span: { offset: 0, length: 3 },
  };
}
