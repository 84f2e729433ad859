import { expect, it } from "vitest";
import { renderInEnglish } from "../../strings/test/in-english.tsx";
import { Faq } from "./Component.tsx";

it("groups its questions so that the browser keeps one open, and opens none", () => {
  const html = renderInEnglish(
    <Faq
      type="faq"
      title="Asked"
      items={[
        { question: "One?", answer: [{ tag: "p", children: ["Yes."] }] },
        { question: "Two?", answer: [{ tag: "p", children: ["No."] }] },
      ]}
    />,
  );
  expect(html.match(/<details name="Asked"/g)).toHaveLength(2);
  expect(html).not.toContain("open");
});

it("says to search engines what is asked and answered, unless other pages ask the same", () => {
  const items = [{ question: "One?", answer: [{ tag: "p" as const, children: ["Yes."] }] }];
  const stated = renderInEnglish(<Faq type="faq" items={items} />);
  expect(stated).toContain(
    '<details name="Questions" property="mainEntity" typeof="Question"><summary><h3 property="name">One?</h3></summary><div property="acceptedAnswer" typeof="Answer"><p property="text">Yes.</p></div></details>',
  );
  const shared = renderInEnglish(<Faq type="faq" items={items} isShared />);
  expect(shared).toContain(
    '<details name="Questions"><summary><h3>One?</h3></summary><div><p>Yes.</p></div></details>',
  );
});
