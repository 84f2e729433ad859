import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { DraftHosting } from "../../contract/drafts.ts";
import { HostedDraft } from "./HostedDraft.tsx";

const URL = "https://github.com/bakery/site/pull/7";

const shown = (hosting: Omit<DraftHosting, "host">) =>
  renderToStaticMarkup(<HostedDraft host="GitHub" {...hosting} />);

it.each([
  [{ passed: 2, failed: 1, running: 0 }, "Checks: 2 of 3 passed, 1 failed<"],
  [{ passed: 1, failed: 1, running: 2 }, "Checks: 1 of 4 passed, 1 failed, 2 running<"],
  [{ passed: 3, failed: 0, running: 0 }, "Checks: 3 of 3 passed<"],
  [{ passed: 0, failed: 0, running: 0 }, "No checks have run yet.<"],
])("says how the checks of the host stand: %j", (checks, words) => {
  const html = shown({ url: URL, checks });
  expect(html).toContain(words);
  expect(html).toMatch(new RegExp(`href="${URL}"[^>]*>See it on GitHub<`));
});

it("says what the host does not know, and leads nowhere then", () => {
  const html = shown({ problem: "sign-in-refused" });
  expect(html).toContain("GitHub does not show this draft as it is now.");
  expect(html).toContain("access there has expired");
  expect(html).not.toContain("href");
});
