import type {
  ComparisonAnswer,
  ComparisonRequest,
  StateFileAnswer,
} from "../../contract/comparison.ts";
import { ask } from "../api.ts";

/** What can be asked of two states of the site. */
export const compareActions = {
  /** Asks until it is known how the states differ. */
  async compare(wish: ComparisonRequest, isWanted: () => boolean): Promise<ComparisonAnswer> {
    for (;;) {
      const answer = await ask<ComparisonAnswer>("compare", wish);
      if (answer.outcome !== "building" || !isWanted()) return answer;
    }
  },
  file: (state: string, path: string) => ask<StateFileAnswer>("state-file", { state, path }),
};
