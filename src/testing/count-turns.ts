import { vi } from "vitest";

/** Counts how often others have their turn while work goes on that gives way when it takes long: all of it seems to. */
export async function countTurns(work: (turns: () => number) => Promise<unknown>): Promise<number> {
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => {
    now += 1000;
    return now;
  });
  let turns = 0;
  const turn = () => {
    turns += 1;
    timer = setImmediate(turn);
  };
  let timer = setImmediate(turn);
  try {
    await work(() => turns);
    return turns;
  } finally {
    clearImmediate(timer);
    clock.mockRestore();
  }
}
