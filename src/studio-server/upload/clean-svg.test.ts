import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { cleanSvg } from "./clean-svg.ts";

const wrap = (inner: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" ${attributes}>${inner}</svg>`;

it.each([
  ["a script", wrap("<script>alert(1)</script>")],
  [
    "foreign content",
    wrap("<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'/></foreignObject>"),
  ],
  [
    "an animation that sets a link",
    wrap('<a><set attributeName="href" to="javascript:alert(1)"/></a>'),
  ],
  ["a picture from elsewhere", wrap('<image href="https://evil.example/x.png"/>')],
  ["a style that loads something", wrap("<style>@import url(https://evil.example/x.css);</style>")],
  ["CDATA", wrap("<title><![CDATA[<script>alert(1)</script>]]></title>")],
  ["entities", `<!DOCTYPE svg [<!ENTITY x "<script/>">]>${wrap("&x;")}`],
  ["an element of HTML", "<html><body>hello</body></html>"],
  ["no element at all", "< nothing"],
])("refuses %s", (_, drawing) => {
  expect(() => cleanSvg(drawing)).toThrow(/drawing/);
});

it.each([
  ["handlers", wrap('<path d="M0 0" onclick="alert(1)" ONLOAD="alert(1)"/>', 'onload="alert(1)"')],
  [
    "links to scripts",
    wrap(
      '<use href="javascript:alert(1)"/><use xlink:href="data:text/html,x"/>',
      'xmlns:xlink="http://www.w3.org/1999/xlink"',
    ),
  ],
  ["addresses in values", wrap('<rect fill="url(https://evil.example/#x)" width="1" height="1"/>')],
  ["addresses in styles", wrap('<rect style="fill:url(//evil.example/x)" width="1" height="1"/>')],
  ["processing instructions", `<?xml-stylesheet href="https://evil.example/x.css"?>${wrap("")}`],
  ["comments", wrap("<!-- <script>alert(1)</script> -->")],
])("leaves %s out", (_, drawing) => {
  const clean = cleanSvg(drawing);
  expect(clean).toContain("<svg");
  expect(clean).not.toMatch(/alert|evil|javascript|data:|<\?|<!--/i);
});

it("keeps the notes of drawing programs out and the drawing in", () => {
  const clean = cleanSvg(
    wrap(
      '<metadata>me</metadata><style>.a{fill:#f00}</style><path class="a" d="M0 0h10v10z" inkscape:label="x"/>',
      'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"',
    ),
  );
  expect(clean).toContain('fill="#f00"');
  expect(clean).not.toMatch(/metadata|inkscape/);
});

it("changes nothing that is seen of the site's own drawings", async () => {
  const names = readdirSync("media/plates").slice(0, 3);
  for (const name of names) {
    const text = readFileSync(join("media/plates", name), "utf8");
    const pixels = (svg: string) => sharp(Buffer.from(svg)).resize(200).raw().toBuffer();
    const [before, after] = await Promise.all([pixels(text), pixels(cleanSvg(text))]);
    expect(after.equals(before)).toBe(true);
  }
});
