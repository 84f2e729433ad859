/** What a computation wants to know of the site, for example `media /media/door.svg`: a kind and a name. */
export type Question = string;

/** Questions by their numbers in a {@link QuestionLog}. */
export type Asked = Iterable<number>;

/** A result with what was asked for it. */
export interface Noted<Value> {
  value: Value;
  asked: Asked;
}

/**
 * Notes what computations ask of a site. When the answers are the same, so is the result: a "verifying trace" in the
 * words of Mokhov, Mitchell and Peyton Jones, "Build Systems à la Carte" (2018).
 */
export interface QuestionLog {
  /** Notes a question for the computation that runs just now; none runs while a site is being indexed. */
  ask(question: Question): void;
  /** Runs a computation and notes what it asks. What it asks counts for the one around it as well. */
  noting<Value>(compute: () => Value): Noted<Value>;
  /** Gives a result that was computed before: what was asked for it counts for the computation that runs just now. */
  reuse<Value>(noted: Noted<Value>): Value;
  /** Runs something that is no matter of the computation that runs just now, for example to find an answer. */
  aside<Value>(compute: () => Value): Value;
  /** All questions by their numbers. */
  questions(): readonly Question[];
}

/**
 * Makes a log.
 *
 * @param known questions of the last run, which keep their numbers
 */
export function createQuestionLog(known: readonly Question[] = []): QuestionLog {
  const questions: Question[] = [...known];
  const numbers = new Map(questions.map((question, number) => [question, number]));
  let current: Set<number> | undefined;
  const numberOf = (question: Question) => {
    const known = numbers.get(question);
    if (known !== undefined) return known;
    numbers.set(question, questions.length);
    return questions.push(question) - 1;
  };
  const add = (asked: Asked) => {
    if (current) for (const number of asked) current.add(number);
  };
  return {
    ask: (question) => void current?.add(numberOf(question)),
    noting(compute) {
      const around = current;
      const asked = new Set<number>();
      current = asked;
      try {
        return { value: compute(), asked };
      } finally {
        current = around;
        add(asked);
      }
    },
    reuse(noted) {
      if (current) add(noted.asked);
      return noted.value;
    },
    aside(compute) {
      const around = current;
      current = undefined;
      try {
        return compute();
      } finally {
        current = around;
      }
    },
    questions: () => questions,
  };
}
