import { expect, it } from "vitest";
import { renderInEnglish } from "../../strings/test/in-english.tsx";
import { Cards } from "./Component.tsx";

const page = (title: string) => ({ route: `/${title}`, title, summary: "Text" });

it("names every link by its page, and stops at the limit", () => {
  const html = renderInEnglish(
    <Cards type="cards" title="Cities" pages={["a", "b", "c"].map(page)} limit={2} />,
  );
  expect(html).toContain('<a href="/a">Explore a</a>');
  expect(html).toContain('<a href="/b">Explore b</a>');
  expect(html).not.toContain('href="/c"');
});

it("sets the cards' headings below the section's, or in its place", () => {
  expect(renderInEnglish(<Cards type="cards" title="Cities" pages={[page("a")]} />)).toContain(
    "<h3>a</h3>",
  );
  expect(renderInEnglish(<Cards type="cards" pages={[page("a")]} />)).toContain("<h2>a</h2>");
});
