import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { ResolvedPage, Shell } from "../engine/model/resolved-page.ts";
import { ALL_COMPONENTS } from "../theme/blocks/all-components.ts";
import { ENGLISH } from "../theme/strings/test/in-english.tsx";
import { App } from "./App.tsx";
import { BlockList } from "./BlockList.tsx";
import { render } from "./entry-server.tsx";

const SHELL: Shell = {
  brand: "Bread & Co",
  ...ENGLISH,
  contact: { phone: "(555) 0100", phoneNumber: "+15550100" },
  header: [
    { label: "Home", href: "/" },
    { label: "Bread", links: [{ label: "Rye", href: "/bread/rye" }] },
  ],
  action: { label: "Visit", href: "/visit" },
  footer: { about: "We bake.", groups: [{ label: "All", links: [{ label: "A", href: "/a" }] }] },
  patterns: [],
};

const PICTURE = { src: "/a.svg", alt: "A", width: 4, height: 3 };
const VIDEO = { webm: "/a.webm", mp4: "/a.mp4", poster: "/a.webp" };

function pageOf(route: string, ...blocks: object[]): ResolvedPage {
  const canonical = `https://a.org${route}?a=1&b='"<2>`;
  const head = { title: "A", description: "B.", canonical, noindex: false };
  return { route, head, blocks: blocks as ResolvedPage["blocks"] };
}

const HERO = { type: "hero", heading: "A & B", trail: [], picture: PICTURE };

it.each([
  ["a page that no menu leads to", pageOf("/a", HERO, { type: "cta", title: "B" })],
  ["one that the menu marks", pageOf("/bread/rye", HERO)],
  ["the one of the button", pageOf("/visit", HERO)],
  ["the home page", pageOf("/", { ...HERO, videos: [VIDEO] })],
  ["a picture that is asked for beforehand", pageOf("/b", { ...HERO, videos: [VIDEO] })],
  ["many addresses", pageOf("/article/:id", HERO)],
  ["no blocks", pageOf("/c")],
])("gives the HTML that React gives of the whole page: %s", (_, page) => {
  const filled = {
    ...page,
    blocks: page.blocks.map((block) => ({ button: SHELL.action, ...block })),
  };
  for (const shell of [SHELL, { ...SHELL, header: [] }]) {
    const whole = renderToString(
      <App page={filled} shell={shell}>
        <BlockList blocks={filled.blocks} components={ALL_COMPONENTS} />
      </App>,
    );
    expect(render(filled, shell)).toBe(whole);
  }
});
