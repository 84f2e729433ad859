import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cleanSvg } from "./clean-svg.ts";

const wrap = (inner: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" ${attributes}>${inner}</svg>`;
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const OWN_PICTURE = '<image href="data:image/png;base64,AAAA" width="1" height="1"/>';

/** A word that every attack below needs somewhere. */
const HARM = /alert|evil|javascript|data:text|<\?|<!--/i;

describe("parts that could run or load something", () => {
  it.each([
    ["a script", "<script>alert(1)</script>", "<script>"],
    [
      "a script by its namespace",
      '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
      "<x:script>",
    ],
    ["foreign content", "<foreignObject><p>evil</p></foreignObject>", "<foreignObject>"],
    [
      "a frame",
      '<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/>',
      "<iframe>",
    ],
    [
      "a link that an animation sets",
      '<a><set attributeName="href" to="javascript:alert(1)"/></a>',
      "<set>",
    ],
    [
      "a link that an animation moves to",
      '<a><animate attributeName="xlink:href" values="#a;javascript:alert(1)"/></a>',
      "<animate>",
    ],
    [
      "an animation that loads something",
      '<rect><animate attributeName="fill" values="red;url(https://evil.example)"/></rect>',
      "<animate>",
    ],
    ["a picture from elsewhere", '<image href="https://evil.example/x.png"/>', "<image>"],
    [
      "a drawing within a picture",
      '<image href="data:image/svg+xml,%3Cscript%3Ealert(1)%3C/script%3E"/>',
      "<image>",
    ],
    [
      "a sheet that imports another",
      "<style>@import url(https://evil.example/x.css);</style>",
      "@import",
    ],
    [
      "a sheet that imports in escapes",
      "<style>@\\69mport 'https://evil.example';</style>",
      "@\\69mport",
    ],
    [
      "a sheet that loads a font",
      "<style>@font-face{font-family:a;src:url(https://evil.example/f)}</style>",
      "src",
    ],
    [
      "a sheet in CDATA that loads something",
      "<style><![CDATA[.a{fill:url(//evil.example/x)}]]></style>",
      "fill",
    ],
    [
      "an address in a variable",
      "<style>.a{--b:url(https://evil.example);fill:var(--b)}</style>",
      "--b",
    ],
    ["CDATA", "<title><![CDATA[<script>alert(1)</script>]]></title>", "CDATA"],
  ])("leaves out and names %s", (_, inner, part) => {
    const { svg, parts } = cleanSvg(wrap(inner));
    expect(parts).toContain(part);
    expect(svg).toContain("<svg");
    expect(svg).not.toMatch(HARM);
  });
});

describe("attributes that could run or load something", () => {
  it.each([
    ["handlers", '<path d="M0 0" onclick="alert(1)" ONLOAD="alert(1)"/>', ["onclick", "ONLOAD"]],
    ["links to scripts", '<use href="javascript:alert(1)"/>', ["href"]],
    ["links to other files", '<use xlink:href="https://evil.example/x.svg#a"/>', ["xlink:href"]],
    [
      "links under another name",
      '<use q:href="https://evil.example" xmlns:q="http://www.w3.org/1999/xlink"/>',
      ["q:href"],
    ],
    ["another base of links", '<g xml:base="https://evil.example/"/>', ["xml:base"]],
    ["another namespace", '<g xmlns="http://www.w3.org/1999/xhtml" id="a"/>', ["xmlns"]],
    ["addresses in values", '<rect fill="url(https://evil.example/#x)"/>', ["fill"]],
    ["addresses in escapes", '<rect fill="\\75rl(https://evil.example/)"/>', ["fill"]],
    ["addresses in later escapes", '<rect stroke="u\\72 l(//evil.example/)"/>', ["stroke"]],
    ["sets of pictures", `<rect mask="image-set('https://evil.example/x' 1x)"/>`, ["mask"]],
    [
      "sets of pictures by their old name",
      '<rect mask="-webkit-image-set(url(//evil.example) 1x)"/>',
      ["mask"],
    ],
    [
      "the functions image, src and cross-fade",
      `<g mask="image('//evil.example')" fill="src('//evil.example')" clip-path="cross-fade(url(//evil.example), red)"/>`,
      ["mask", "fill", "clip-path"],
    ],
    [
      "the functions element and paint",
      '<g fill="element(#evil)" stroke="paint(evil)"/>',
      ["fill", "stroke"],
    ],
    [
      "a second address after one of its own",
      '<rect fill="url(#a) url(//evil.example)"/>',
      ["fill"],
    ],
    ["addresses in styles", '<rect style="fill:url(//evil.example/x);stroke:red"/>', ["fill"]],
    [
      "addresses in styles in escapes",
      '<rect style="f\\69ll:u\\72l(//evil.example)"/>',
      ["f\\69ll"],
    ],
  ])("leaves out and names %s", (_, inner, names) => {
    const { svg, attributes } = cleanSvg(wrap(inner, XLINK));
    expect(attributes).toEqual(names);
    expect(svg).not.toMatch(HARM);
  });

  it("leaves instructions, comments and links out without a word: they do nothing in a picture", () => {
    const { svg, ...leftOut } = cleanSvg(
      `<?xml-stylesheet href="https://evil.example/x.css"?>${wrap('<!-- evil --><a href="https://evil.example"><path d="M0 0h1"/></a>')}`,
    );
    expect(leftOut).toEqual({ parts: [], attributes: [] });
    expect(svg).toContain("<path");
    expect(svg).not.toMatch(HARM);
  });
});

describe("files that are no drawing", () => {
  it.each([
    ["an element of HTML", "<html><body>hello</body></html>", "unreadable"],
    ["no element at all", "< nothing", "unreadable"],
    ["a drawing that is cut off", wrap("<path").slice(0, -8), "unreadable"],
    ["elements 50,000 deep", wrap("<g>".repeat(50_000) + "</g>".repeat(50_000)), "unreadable"],
    ["entities with markup", `<!DOCTYPE svg [<!ENTITY x "<script/>">]>${wrap("&x;")}`, "entities"],
    [
      "entities of entities",
      `<!DOCTYPE svg [<!ENTITY x "a"><!ENTITY y "&x;&x;">]>${wrap("&y;")}`,
      "entities",
    ],
    [
      "entities from elsewhere",
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${wrap("&x;")}`,
      "entities",
    ],
  ])("refuses %s", (_, text, fault) => {
    expect(() => cleanSvg(text)).toThrow(expect.objectContaining({ fault }));
  });

  it("refuses parts that are repeated without end, and takes as many as a map has", () => {
    const level = (at: number, times: number) =>
      `<g id="g${at}">${`<use href="#g${at - 1}"/>`.repeat(times)}</g>`;
    const bomb = wrap(
      `<g id="g0"/>${Array.from({ length: 10 }, (_, at) => level(at + 1, 25)).join("")}`,
    );
    expect(() => cleanSvg(bomb)).toThrow(expect.objectContaining({ fault: "endless" }));
    const patterns = bomb
      .replace(/<use href="(#g\d)"\/>/g, '<rect fill="url($1)"/>')
      .replace(/(<\/?)g\b/g, "$1pattern");
    expect(() => cleanSvg(patterns)).toThrow(expect.objectContaining({ fault: "endless" }));
    const map = wrap(`<g id="dot"><circle r="1"/></g>${'<use href="#dot"/>'.repeat(5000)}`);
    expect(cleanSvg(map).svg.split("<use")).toHaveLength(5001);
    expect(() => cleanSvg(wrap('<g id="a"><use href="#a"/></g>'))).not.toThrow();
  });
});

it("takes 100,000 shapes, and not one more", () => {
  // The drawing, a group of ten, nine thousand uses of it with their eleven, and single shapes.
  const drawing = (single: number) =>
    wrap(
      `<g id="ten">${"<rect/>".repeat(9)}</g>${'<use href="#ten"/>'.repeat(9000)}${"<path/>".repeat(single)}`,
    );
  expect(() => cleanSvg(drawing(989))).not.toThrow();
  expect(() => cleanSvg(drawing(990))).toThrow(expect.objectContaining({ fault: "endless" }));
});

describe("what is harmless", () => {
  it.each([
    [
      "references to parts of the drawing",
      '<rect fill="url(#a)" clip-path="url(\'#b\')"/><use href="#a"/>',
    ],
    [
      "colors and filters in functions",
      '<rect fill="rgb(1 2 3)" filter="drop-shadow(0 0 2px #000)"/>',
    ],
    [
      "styles",
      '<style>@media (min-width:9px){.a{fill:url(#a)}}</style><rect class="a" style="fill:red"/>',
    ],
    [
      "an embedded font",
      "<style>@font-face{font-family:a;src:url(data:font/woff2;base64,AAAA)}</style>",
    ],
    ["an embedded picture", OWN_PICTURE],
    [
      "movement",
      '<circle r="1"><animate attributeName="r" values="1;2" dur="1s"/><animateTransform attributeName="transform" type="rotate" from="0" to="9"/></circle>',
    ],
    [
      "text on a path and markers",
      '<text><textPath href="#a">Words</textPath></text><path marker-end="url(#m)" d="M0 0h1"/>',
    ],
  ])("keeps %s", (_, inner) => {
    const { svg, ...leftOut } = cleanSvg(wrap(inner, XLINK));
    expect(leftOut).toEqual({ parts: [], attributes: [] });
    expect(svg).toContain(inner);
  });

  it("reads the abbreviations of namespaces that Illustrator declares", () => {
    const { svg } = cleanSvg(
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
      <!ENTITY ns_svg "http://www.w3.org/2000/svg">
      <!ENTITY ns_ai 'http://ns.adobe.com/AdobeIllustrator/10.0/'>
      ]><svg xmlns="&ns_svg;" xmlns:i="&ns_ai;"><i:pgf>x</i:pgf><path d="M0 0h1"/></svg>`,
    );
    expect(svg).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>');
  });

  it("keeps the notes of drawing programs out and the drawing in", () => {
    const { svg, parts } = cleanSvg(
      wrap(
        '<metadata>me</metadata><sodipodi:namedview/><path d="M0 0h10v10z" inkscape:label="x" data-name="y"/>',
        'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="s"',
      ),
    );
    expect(parts).toEqual([]);
    expect(svg).toContain('<path d="M0 0h10v10z"/>');
    expect(svg).not.toMatch(/metadata|inkscape|sodipodi|data-name/);
  });

  it("changes nothing that is seen of the site's own drawings", async () => {
    const names = readdirSync("media/plates").slice(0, 3);
    for (const name of names) {
      const text = readFileSync(join("media/plates", name), "utf8");
      const pixels = (svg: string) => sharp(Buffer.from(svg)).resize(200).raw().toBuffer();
      const [before, after] = await Promise.all([pixels(text), pixels(cleanSvg(text).svg)]);
      expect(after.equals(before)).toBe(true);
    }
  });
});
