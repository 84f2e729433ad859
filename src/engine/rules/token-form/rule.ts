import type { Finding } from "../../model/issue.ts";
import { siteTokens } from "../../pipeline/resolve/token-values.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { example } from "./example.ts";

const IN_BRACES = /\{\s*([\w.]+|fill:[^{}]*?)\s*\}/g;

export const rule = defineRule({
  id: "token-form",
  level: "error",
  title: "A token is not written as one",
  help: "A token is one name in single braces. A brace without its other half, a doubled one, or the signs of another program stay in the text, and visitors see them. A brace itself is written {leftBrace} or {rightBrace}.",
  example,
  check: checkPostTokens,
});

/** The site's own articles are shown as a blog sends them: nothing is filled in there, and other braces may be meant. */
function checkPostTokens({ index }: CheckedSite): Finding[] {
  if (index.posts.length === 0) return [];
  const { tokens } = siteTokens(index.site);
  const isMeant = (name: string) => tokens.has(name) || name.startsWith("fill:");
  return index.posts.flatMap(({ file, text }) =>
    [...text.matchAll(IN_BRACES)]
      .filter(([, name = ""]) => isMeant(name))
      .map((match) => shownAsItStands(file, match)),
  );
}

function shownAsItStands(file: string, { 0: written, index }: RegExpExecArray): Finding {
  return {
    message: `“${written}” is not filled in here, so visitors would see it as it stands.`,
    hint: "Write the text itself: articles of the blog take no values from pages/_site.json.",
    file,
    pointer: "",
    excerpt: written,
    span: { offset: index, length: written.length },
  };
}
