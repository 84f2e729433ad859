import { expect, type Frame, type Page } from "@playwright/test";
import axe from "axe-core";

/**
 * Asserts that axe finds nothing against WCAG 2.2 AA and its best practices on the page as it is.
 *
 * @param except rules that do not apply to a part of a page shown by itself
 */
export async function expectAccessible(page: Frame | Page, except: string[] = []): Promise<void> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (disabled) => {
    const rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ rules });
    return violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
  }, except);
  expect(violations).toEqual([]);
}
