import type { Finding } from "../../model/issue.ts";
import { appendPointer } from "../../model/pointer.ts";
import type { QuestionTranslation } from "../../model/site-translation-file.ts";
import { isIncomplete } from "../../pipeline/omissions.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import type { SiteLocale } from "../../pipeline/strings/site-locale.ts";
import { example } from "./example.ts";

const FIELDS = "/leadForm/fields";

export const rule = defineRule({
  id: "form-question",
  level: "error",
  title: "Questions of the form do not fit together",
  help: "Answers are sent under the names of their questions, and of two with the same name one would be lost. A translation gives words to the same questions and answers, one after the other.",
  example,
  check: checkQuestions,
});

/** A question of a form, as far as any of them is known. */
interface Question {
  name?: unknown;
  choices?: unknown;
}

/** Every question has a name of its own, and every translation has the same questions. */
function checkQuestions({ index }: CheckedSite): Finding[] {
  const { form, site, siteFile, locales, repairs } = index;
  if (!form || isIncomplete(repairs.get(siteFile), FIELDS)) return [];
  const questions = questionsIn(site.leadForm?.fields);
  const taken = form.provider.sending?.(form.form).names;
  return [
    ...(taken ? checkNames(questions, taken).map((issue) => ({ ...issue, file: siteFile })) : []),
    ...locales
      .filter((locale) => !isIncomplete(repairs.get(locale.siteFile), FIELDS))
      .flatMap((locale) => checkTranslation(questions, locale)),
  ];
}

function checkNames(questions: Question[], taken: string[]): Omit<Finding, "file">[] {
  const names = questions.map(({ name }) => name);
  return names.flatMap((name, at) => {
    const first = names.indexOf(name);
    const pointer = `${appendPointer(FIELDS, at)}/name`;
    if (typeof name !== "string") return [];
    if (taken.includes(name))
      return [
        {
          message: `The form sends something else under the name "${name}".`,
          hint: "Give the question another name.",
          pointer,
        },
      ];
    if (first === at) return [];
    return [
      {
        message: `Question ${at + 1} of the form has the same name as question ${first + 1}: "${name}".`,
        hint: "Give each question a name of its own: only one of the two answers would arrive.",
        pointer,
      },
    ];
  });
}

function checkTranslation(questions: Question[], { translation, siteFile }: SiteLocale): Finding[] {
  const fields: QuestionTranslation[] | undefined = translation?.leadForm?.fields;
  if (fields === undefined) return [];
  if (fields.length !== questions.length)
    return [
      {
        message: `The form has ${counted(questions.length, "question")} in the site file, and ${counted(fields.length, "question")} here.`,
        hint: "List the words of the same questions here, in the same order.",
        file: siteFile,
        pointer: FIELDS,
      },
    ];
  return fields.flatMap(({ choices = [] }, at): Finding[] => {
    const own = questionsIn(questions[at]?.choices).length;
    if (choices.length === own) return [];
    return [
      {
        message: `Question ${at + 1} of the form has ${counted(own, "answer")} to choose from in the site file, and ${counted(choices.length, "answer")} here.`,
        hint: "List the same answers here, in the same order.",
        file: siteFile,
        pointer: appendPointer(FIELDS, at),
      },
    ];
  });
}

function counted(count: number, noun: string): string {
  if (count === 0) return `no ${noun}s`;
  return count === 1 ? `one ${noun}` : `${count} ${noun}s`;
}

/** A list in the configuration of a form, which only its provider knows. */
function questionsIn(list: unknown): Question[] {
  return Array.isArray(list) ? list : [];
}
