import { expect, it } from "vitest";
import { renderInEnglish } from "../../strings/test/in-english.tsx";
import { ArticleBody } from "./Component.tsx";

it("lists every section in its contents and gives each its anchor", () => {
  const html = renderInEnglish(
    <ArticleBody
      type="article-body"
      heading="Guide"
      trail={[]}
      published={{ iso: "2024-03-14", text: "03/14/2024" }}
      author="Written by the team"
      sections={[
        { anchor: "overview", heading: "Overview", text: [{ tag: "p", children: ["First."] }] },
        { anchor: "faqs", heading: "FAQs", faq: [{ question: "Why?", answer: ["Because."] }] },
      ]}
    />,
  );
  expect(html).toContain('<time dateTime="2024-03-14">03/14/2024</time>');
  expect(html).toContain("Written by the team");
  expect(html).toContain('<a href="#overview">Overview</a>');
  expect(html).toContain('<section id="faqs"><h2>FAQs</h2>');
});
