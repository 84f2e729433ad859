import { expect, it } from "vitest";
import { tokensIn, withFurtherTokens, withTokens } from "./used-tokens.ts";

const RULE = ":root{--ink:#111;--paper:#fff;--gap:calc(2*var(--step));--step:1rem}";

it("leaves out the tokens that nothing asks for", () => {
  const css = `${RULE}a{color:var(--ink,red)}`;
  expect(withTokens(css, tokensIn(css))).toBe(
    ":root{--ink:#111;--step:1rem}a{color:var(--ink,red)}",
  );
});

it("gives styles that come later the tokens that only they ask for", () => {
  const known = new Set(["--ink", "--step"]);
  const css = "b{color:var(--ink);gap:var(--gap)}";
  expect(withFurtherTokens(css, RULE, known)).toBe(`:root{--gap:calc(2*var(--step));}${css}`);
});

it("leaves styles as they are that ask for nothing further", () => {
  const css = "b{color:var(--ink)}";
  expect(withFurtherTokens(css, RULE, new Set(["--ink"]))).toBe(css);
});
