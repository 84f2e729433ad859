import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Faq } from "./Component.tsx";

it("groups its questions so that the browser keeps one open, and opens none", () => {
  const html = renderToStaticMarkup(
    <Faq
      type="faq"
      title="Asked"
      items={[
        { question: "One?", answer: [{ tag: "p", children: ["Yes."] }] },
        { question: "Two?", answer: [{ tag: "p", children: ["No."] }] },
      ]}
    />,
  );
  expect(html.match(/<details name="Asked">/g)).toHaveLength(2);
  expect(html).not.toContain("open");
  expect(html).toContain("<h3>One?</h3>");
});
