import { expect, it } from "vitest";
import { renderInEnglish } from "../../strings/test/in-english.tsx";
import { Hero } from "./Component.tsx";

it("shows the whole heading before anything is typed, and no control without scripts", () => {
  const html = renderInEnglish(
    <Hero
      type="hero"
      typed
      heading="A baker behind every oven."
      trail={[]}
      videos={[{ webm: "/a.webm", mp4: "/a.mp4", poster: "/a.webp" }]}
    />,
  );
  expect(html).toContain(">A baker behind every oven.</span></h1>");
  expect(html).toContain('src="/a.webp"');
  expect(html).not.toContain("<video");
  expect(html).not.toContain("<button");
});

it("sets the name at the end of its heading apart, in one heading that is read as one", () => {
  const html = renderInEnglish(
    <Hero type="hero" heading="Bread and rolls in Houston" name="Houston" trail={[]} />,
  );
  expect(html).toMatch(
    /<h1><span[^>]*>Bread and rolls in <\/span><span[^>]*>Houston<\/span><\/h1>/,
  );
});

it("shows the way to the page and its picture at once", () => {
  const html = renderInEnglish(
    <Hero
      type="hero"
      heading="Houston"
      trail={[{ label: "Texas", href: "/locations/texas" }]}
      picture={{ src: "/h.svg", alt: "Towers", width: 640, height: 480 }}
    />,
  );
  expect(html).toContain('<a href="/locations/texas">Texas</a>');
  expect(html).toMatch(/<img[^>]*alt="Towers"[^>]*fetchPriority="high"/);
});
