import { expect, type Page, test } from "@playwright/test";
import { cleanSvg } from "../src/engine/pipeline/media/svg/clean-svg.ts";
import { DrawingError } from "../src/engine/pipeline/media/svg/drawing-error.ts";

/** Nothing answers here; asking is what counts. */
const EVIL = "http://evil.test";
const SITE = "http://site.test";
/** A drawing asks for what it needs as soon as it is shown. */
const SHOWN_MS = 40;

const drawing = (inner: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" width="9" height="9" ${attributes}>${inner}</svg>`;
const SHAPE = '<path d="M0 0h9v9z"/>';

/** Ways in which a value of CSS can fetch something. */
const FUNCTIONS = [
  `url(${EVIL}/a)`,
  `\\75rl(${EVIL}/a)`,
  `u\\72l(${EVIL}/a)`,
  `URL("${EVIL}/a")`,
  `image-set("${EVIL}/a" 1x)`,
  `-webkit-image-set(url(${EVIL}/a) 1x)`,
  `image("${EVIL}/a")`,
  `cross-fade(url(${EVIL}/a), red 50%)`,
  `-webkit-cross-fade(url(${EVIL}/a), url(${EVIL}/b), 50%)`,
  `src("${EVIL}/a")`,
  `url(#a) url(${EVIL}/a)`,
  `var(--x, url(${EVIL}/a))`,
];
const PROPERTIES =
  "fill stroke mask mask-image clip-path filter marker-start cursor background-image list-style-image border-image-source content".split(
    " ",
  );
const OTHERS = [
  drawing(`<style>@import url(${EVIL}/a);</style>`),
  drawing(`<style>@\\69mport "${EVIL}/a";</style>`),
  drawing(
    `<style>@font-face{font-family:q;src:url(${EVIL}/a)}text{font-family:q}</style><text y="9">a</text>`,
  ),
  drawing(`<style>path{--q:url(${EVIL}/a);mask-image:var(--q)}</style>${SHAPE}`),
  drawing(`<style><![CDATA[path{mask-image:url(${EVIL}/a)}]]></style>${SHAPE}`),
  drawing(`<style>@media all{path{mask-image:url(${EVIL}/a)}}</style>${SHAPE}`),
  drawing(`<style>path{&{mask-image:url(${EVIL}/a)}}</style>${SHAPE}`),
  drawing(`<image href="${EVIL}/a" width="9" height="9"/>`),
  drawing(`<image xlink:href="${EVIL}/a" width="9" height="9"/>`),
  drawing(`<use href="${EVIL}/a#b"/>`),
  drawing(
    `<filter id="f"><feImage href="${EVIL}/a"/></filter><path filter="url(#f)" d="M0 0h9v9z"/>`,
  ),
  drawing(`<linearGradient id="g" href="${EVIL}/a#b"/><path fill="url(#g)" d="M0 0h9v9z"/>`),
  drawing(`<script>fetch("${EVIL}/a")</script>`),
  drawing(`<script href="${EVIL}/a"/>`),
  drawing(`<x:script xmlns:x="http://www.w3.org/2000/svg">fetch("${EVIL}/a")</x:script>`),
  drawing(SHAPE, `onload='fetch("${EVIL}/a")'`),
  drawing(`<animate onbegin='fetch("${EVIL}/a")' attributeName="x" dur="1s"/>`),
  drawing(`<path d="M0 0h9v9z"><set attributeName="mask" to="url(${EVIL}/a)"/></path>`),
  drawing(
    `<foreignObject width="9" height="9"><img xmlns="http://www.w3.org/1999/xhtml" src="${EVIL}/a"/></foreignObject>`,
  ),
  drawing(`<g xmlns="http://www.w3.org/1999/xhtml"><img src="${EVIL}/a"/></g>`),
  `<?xml-stylesheet type="text/css" href="${EVIL}/a.css"?>${drawing(SHAPE)}`,
  `<!DOCTYPE svg [<!ENTITY x "fetch('${EVIL}/a')">]>${drawing("<script>&x;</script>")}`,
];
const DRAWINGS = [
  ...PROPERTIES.flatMap((property) =>
    FUNCTIONS.flatMap((value) => [
      drawing(`<path d="M0 0h9v9z" ${property}='${value}'/>`),
      drawing(`<path d="M0 0h9v9z" style='${property}:${value}'/>`),
      drawing(`<style>path{${property}:${value}}</style>${SHAPE}`),
    ]),
  ),
  ...OTHERS,
];

/** Opens drawings by themselves, where a browser holds back least, and gives those that asked another site for something. */
async function asking(page: Page, drawings: string[]): Promise<string[]> {
  const asked = new Set<string>();
  let shown = "";
  await page.context().route("**/*", (route) => {
    if (!route.request().url().startsWith(EVIL))
      return route.fulfill({ contentType: "image/svg+xml", body: shown });
    asked.add(shown);
    return route.abort();
  });
  for (const [at, one] of drawings.entries()) {
    shown = one;
    await page.goto(`${SITE}/${at}.svg`);
    await page.waitForTimeout(SHOWN_MS);
  }
  await page.context().unroute("**/*");
  return [...asked];
}

function cleaned(text: string): string[] {
  try {
    return [cleanSvg(text).svg];
  } catch (cause) {
    if (cause instanceof DrawingError) return [];
    throw cause;
  }
}

test.describe("hostile drawings", { tag: "@once" }, () => {
  test.describe.configure({ timeout: 180_000 });

  test("ask nobody for anything once they are cleaned", async ({ page }) => {
    expect((await asking(page, OTHERS)).length).toBeGreaterThan(10);
    const clean = [...new Set(DRAWINGS.flatMap(cleaned))];
    expect(clean.length).toBeGreaterThan(10);
    expect(await asking(page, clean)).toEqual([]);
  });
});
