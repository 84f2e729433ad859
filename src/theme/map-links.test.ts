import { expect, it } from "vitest";
import { parseHref } from "../engine/model/href.ts";
import { mapLinks } from "./map-links.ts";

const PIER = { latitude: -38.7, longitude: 9.25 };

it("leads to OpenStreetMap where the site says nothing", () => {
  expect(mapLinks(PIER)).toEqual([
    {
      program: "OpenStreetMap",
      href: "https://www.openstreetmap.org/?mlat=-38.7&mlon=9.25#map=17/-38.7/9.25",
    },
  ]);
});

it("leads to the programs that the site names, in their order, by addresses that documents may have", () => {
  const links = mapLinks(PIER, ["device", "google", "apple"]);
  expect(links).toEqual([
    { href: "geo:-38.7,9.25?q=-38.7,9.25" },
    {
      program: "Google Maps",
      href: "https://www.google.com/maps/search/?api=1&query=-38.7%2C9.25",
    },
    { program: "Apple Maps", href: "https://maps.apple.com/?ll=-38.7,9.25&q=-38.7,9.25" },
  ]);
  expect(links.map(({ href }) => parseHref(href).kind)).toEqual(["outside", "outside", "outside"]);
  expect(parseHref("geo:north,9").kind).toBe("bad");
});
