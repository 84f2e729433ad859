import { expect, it } from "vitest";
import { clickedValue } from "./clicked-value.ts";

const SITE = {
  brand: "Crumb & Co",
  phone: "(555) 010-0199",
  address: { street: "1 Mill Lane", city: "York" },
  navigation: {
    header: [{ href: "/" }, { label: "Breads", links: [{ label: "Rye", href: "/breads/rye" }] }],
    action: { label: "Find us", href: "/visit" },
  },
  footer: { about: "{brand} bakes.", groups: [{ label: "Breads", links: [{ href: "/breads" }] }] },
};

it.each([
  ["header", ["Rye", "Breads Rye"], "/breads/rye", "/navigation/header/1/links/0/label"],
  ["header", ["Breads"], undefined, "/navigation/header/1/label"],
  ["header", ["Home"], "/", "/navigation/header/0/href"],
  ["header", ["Find us"], "/visit", "/navigation/action/label"],
  ["header", ["Crumb & Co"], "/", "/brand"],
  ["header", ["Call now"], "tel:+15550100199", "/phone"],
  ["header", ["", "Menu"], undefined, "/navigation"],
  ["footer", ["Crumb & Co bakes."], undefined, "/footer/about"],
  ["footer", ["Breads"], undefined, "/footer/groups/0/label"],
  ["footer", ["All breads"], "/breads", "/footer/groups/0/links/0/href"],
  ["footer", ["1 Mill Lane, York"], undefined, "/address/street"],
  ["footer", ["© 2026"], undefined, "/footer"],
] as const)("knows what was clicked in the %s: %j", (area, texts, href, pointer) => {
  const shown = (text: string) => text.replace("{brand}", SITE.brand);
  expect(clickedValue(SITE, { area, texts: [...texts], href }, shown)).toBe(pointer);
});
