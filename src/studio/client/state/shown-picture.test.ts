import { expect, it } from "vitest";
import type { Overview } from "../../contract/answers.ts";
import { shownPicture } from "./shown-picture.ts";

const PICTURE = { label: "Picture", kind: "picture" };
const OVERVIEW = {
  forms: {
    page: { picture: PICTURE },
    blocks: [
      {
        type: "cards",
        fields: {
          items: {
            label: "Cards",
            kind: "list",
            least: 0,
            item: { label: "Card", kind: "group", fields: { image: PICTURE } },
          },
        },
      },
    ],
    use: { label: "Shared part", help: "", fields: {} },
  },
  shared: [{ name: "team", block: { type: "cards", items: [card("The team")] } }],
  tokens: [{ name: "brand", value: "Loaf" }],
} as unknown as Overview;
const PAGE = {
  picture: { src: "/media/shop.svg", alt: "The shop" },
  blocks: [
    { type: "cards", items: [card("A bun"), card("A roll of {brand}"), card("A bun")] },
    { use: "team" },
  ],
};

function card(alt: string) {
  return { image: { src: "/media/a.svg", alt } };
}

function find(at: number, alt: string, nth = 0) {
  return shownPicture({ page: PAGE, overview: OVERVIEW }, at, { alt, nth })?.join("/");
}

it("finds a picture by its description, also among the same ones", () => {
  expect(find(0, "A roll of Loaf")).toBe("blocks/0/items/1/image");
  expect(find(0, "A bun")).toBe("blocks/0/items/0/image");
  expect(find(0, "A bun", 1)).toBe("blocks/0/items/2/image");
});

it("finds the picture of the page where a block shows it", () => {
  expect(find(0, "The shop")).toBe("picture");
});

it("finds the picture of a shared part, and nothing for one of another page", () => {
  expect(find(1, "The team")).toBe("blocks/1/with/items/0/image");
  expect(find(0, "Somewhere else")).toBeUndefined();
});
