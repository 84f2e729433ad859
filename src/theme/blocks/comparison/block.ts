import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { ComparisonBlock } from "./types.ts";

/** What a comparison gets from the pages that it compares. */
export interface ComparisonContext {
  rows: ComparedPage[];
  /** The rows say what is shown of them. */
  pages?: undefined;
}

/** One row of a comparison. */
export interface ComparedPage {
  title: string;
  route: string;
  /** The facts of the page by the columns; none where it has no such fact. */
  cells: (string | undefined)[];
}

export const block = defineBlock<ComparisonBlock, ComparisonContext>({
  type: "comparison",
  context: ({ pages, columns }, { factsOf }) => ({
    pages: undefined,
    rows: pages.map(({ route, title }) => {
      const facts = factsOf(route);
      return { route, title, cells: columns.map(({ fact }) => facts.get(fact)) };
    }),
  }),
  comparedFacts: ({ pages, columns }) => ({
    pages,
    names: [columns ?? []]
      .flat()
      .map(({ fact }, at) => ({ name: fact, pointer: `/columns/${at}/fact` })),
  }),
});
