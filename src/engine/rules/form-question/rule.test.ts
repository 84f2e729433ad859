import { expect, it } from "vitest";
import { siteText, tryCase } from "../../../testing/rule-cases.ts";
import { SPANISH } from "../example-site.ts";

const formOf = (...names: string[]) => ({
  provider: "post",
  title: "Write to us",
  target: { service: "netlify", formName: "contact" },
  thanks: "/visit",
  fields: names.map((name) => ({ kind: "text", name, label: `The ${name}` })),
});

it.each([
  ["a name of the form's own", ["name", "bot-field"], 'something else under the name "bot-field"'],
  [
    "the third of three",
    ["name", "town", "name"],
    "Question 3 of the form has the same name as question 1",
  ],
  ["names of their own", ["name", "town"], ""],
])("looks at %s", async (_, names, expected) => {
  expect.hasAssertions();
  await tryCase({ "pages/_site.json": siteText({ leadForm: formOf(...names) }) }, expected);
});

const SAMPLE = {
  provider: "sample",
  title: "Write to us",
  fields: [
    { label: "Your name" },
    { label: "Which bread", kind: "choice", choices: ["Rye", "Wheat"] },
  ],
};

/** The example in two languages, with a form whose words are in the second. */
function translatedInto(fields: object[]) {
  const { "_site.json": site = "", "es/_site.json": spanish = "", ...pages } = SPANISH;
  const leadForm = { title: "Escríbanos", fields };
  const files = {
    ...pages,
    "_site.json": JSON.stringify({ ...JSON.parse(site), leadForm: SAMPLE }),
    "es/_site.json": JSON.stringify({ ...JSON.parse(spanish), leadForm }),
  };
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`pages/${path}`, text]));
}

it.each([
  [
    "a question that is missing",
    [{ label: "Su nombre" }],
    "has 2 questions in the site file, and one question here",
  ],
  [
    "answers that are missing",
    [{ label: "Su nombre" }, { label: "Qué pan" }],
    "Question 2 of the form has 2 answers to choose from in the site file, and no answers here",
  ],
  [
    "all of them",
    [{ label: "Su nombre" }, { label: "Qué pan", choices: ["Centeno", "Trigo"] }],
    "",
  ],
])("looks in a translation at %s", async (_, fields, expected) => {
  expect.hasAssertions();
  await tryCase(translatedInto(fields), expected);
});
