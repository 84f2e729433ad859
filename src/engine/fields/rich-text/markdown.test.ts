import { describe, expect, it } from "vitest";
import { parseMarkdown } from "./markdown.ts";

function parse(source: string | string[]) {
  const links: string[] = [];
  const html: string[] = [];
  const nodes = parseMarkdown(source, {
    text: (piece) => piece.replace("{phone}", "555"),
    link: (target) => {
      links.push(target);
      return target;
    },
    heading: () => undefined,
    brokenLink: () => undefined,
    excess: () => undefined,
    leftover: () => undefined,
    html: (written) => {
      html.push(written);
    },
  });
  return { nodes, links, html };
}

describe("parseMarkdown", () => {
  it("makes one paragraph of a plain text and fills its tokens", () => {
    expect(parse("Call {phone} today.").nodes).toEqual([
      { tag: "p", children: ["Call 555 today."] },
    ]);
  });

  it("joins lines and parts paragraphs at an empty one", () => {
    expect(parse(["One", "line", "", "Next"]).nodes).toEqual([
      { tag: "p", children: ["One\nline"] },
      { tag: "p", children: ["Next"] },
    ]);
  });

  it("reads plain paragraphs by themselves as beside others", () => {
    const pieces = [
      "word",
      "5",
      "{phone}",
      ".",
      ")",
      "-",
      "=",
      "#",
      "+",
      ":",
      " ",
      "  ",
      "\n",
      "\n\n",
    ];
    let seed = 7;
    const next = (most: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % most;
    };
    for (let round = 0; round < 5000; round += 1) {
      const text = Array.from({ length: 1 + next(9) }, () => pieces[next(pieces.length)]).join("");
      const beside = parse(`${text}\n\n*end*`).nodes;
      if (text === text.trim() && text !== "")
        expect(parse(text).nodes, text).toEqual(beside.slice(0, -1));
    }
  });

  it("keeps bold, italic, lists and links, and reports the links", () => {
    const { nodes, links } = parse("- **Bold** and *italic*\n- [Contact](/contact)");
    expect(links).toEqual(["/contact"]);
    expect(nodes).toEqual([
      {
        tag: "ul",
        children: [
          {
            tag: "li",
            children: [
              { tag: "strong", children: ["Bold"] },
              " and ",
              { tag: "em", children: ["italic"] },
            ],
          },
          { tag: "li", children: [{ tag: "a", href: "/contact", children: ["Contact"] }] },
        ],
      },
    ]);
  });

  it("never makes a heading above the third level", () => {
    expect(parse("# Top").nodes).toEqual([{ tag: "h3", children: ["Top"] }]);
  });

  it("leaves HTML out and reports it", () => {
    const { nodes, html } = parse("Before <b>bold</b> after");
    expect(html).toEqual(["<b>"]);
    expect(JSON.stringify(nodes)).not.toContain("<b>");
  });

  it("reads a table", () => {
    expect(JSON.stringify(parse("| A | B |\n|---|---|\n| 1 | 2 |").nodes)).toContain(
      '"tag":"th","children":["A"]',
    );
  });
});
