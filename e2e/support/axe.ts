import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** Asserts that axe finds nothing against WCAG 2.2 AA and its best practices on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
    return violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
  });
  expect(violations).toEqual([]);
}
