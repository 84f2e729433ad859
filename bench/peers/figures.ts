import { median } from "../run-command.ts";
import type { Cost } from "./measure.ts";

/** What was measured, by what was done: a cost for every run. */
export type Figures = Map<string, Partial<Cost>[]>;

/** Notes one run. */
export function noted(figures: Figures, name: string, cost: Partial<Cost>): void {
  figures.set(name, [...(figures.get(name) ?? []), cost]);
}

/** A table in Markdown: what was done, and its medians for every number of pages. */
export function tableOf(sizes: ReadonlyMap<number, Figures>): string {
  const names = new Set([...sizes.values()].flatMap((figures) => [...figures.keys()]));
  const heads = [...sizes.keys()].map((size) => `${size.toLocaleString("en-US")} pages`);
  return [
    `| wall s / CPU s / peak MB | ${heads.join(" | ")} |`,
    `| --- |${" ---: |".repeat(heads.length)}`,
    ...[...names].map((name) => {
      const cells = [...sizes.values()].map((figures) => cellOf(figures.get(name) ?? []));
      return `| ${name} | ${cells.join(" | ")} |`;
    }),
  ].join("\n");
}

function cellOf(runs: Partial<Cost>[]): string {
  const middle = (unit: keyof Cost, digits: number) => {
    const known = runs.flatMap((run) => run[unit] ?? []);
    return known.length === 0 ? undefined : median(known).toFixed(digits);
  };
  const figures = [middle("wall", 2), middle("cpu", 2), middle("megabytes", 0)];
  return figures.filter((figure) => figure !== undefined).join(" / ");
}
