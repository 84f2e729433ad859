import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Icon } from "./Icon.tsx";

/** What the theme draws itself, beside what authors choose. */
const CONTROLS = ["mail", "pause", "phone", "play"];

it("has the drawings of the theme itself as Lucide draws them now", async () => {
  const { icons } = JSON.parse(readFileSync("src/theme/icons/lucide.json", "utf8"));
  const symbols = CONTROLS.map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${icons[name]}"/></symbol>`,
  );
  const file = [
    '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">',
    ...symbols,
    "</svg>",
    "",
  ].join("\n");
  // After a change of the list above or of Lucide's version: `npx vitest run src/theme/ui/Icon.test.tsx -u`.
  await expect(file).toMatchFileSnapshot("icons.svg");
});

it.each([
  ["mail", /^[^"]*icons\.svg[^"]*#mail$/],
  ["/assets/rocket-12345678-icon.svg#icon", /^\/assets\/rocket-12345678-icon\.svg#icon$/],
])("is hidden from screen readers, and drawn from its file: %s", (name, address) => {
  const html = renderToStaticMarkup(<Icon name={name} />);
  const [, href] =
    /^<svg class="icon" aria-hidden="true"><use href="([^"]*)"><\/use><\/svg>$/.exec(html) ?? [];
  expect(href).toMatch(address);
});

it("has the lines of an icon in the document itself", () => {
  expect(renderToStaticMarkup(<Icon name="M5 12h14" />)).toBe(
    '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14"></path></svg>',
  );
});
