import { expect, it } from "vitest";
import { ENGINE } from "../../../testing/examine-files.ts";
import { changeSentence, type DescribedFile } from "./change-sentence.ts";
import { createDescribeChange } from "./describe-change.ts";

const HOUSTON = { change: "changed", path: "site/pages/houston.json", title: "Houston" } as const;
const describe = createDescribeChange(ENGINE, "site/pages");

/** A commit of one file that was changed. */
function sentence(before: object, after: object, file: DescribedFile = HOUSTON): string {
  const texts = { before: JSON.stringify(before), after: JSON.stringify(after) };
  return changeSentence([describe(file, texts)]);
}

const TEXT = { type: "rich-text", title: "Hours" };

it("names field, part and page where little of a page was changed", () => {
  const blocks = { blocks: [TEXT] };
  expect(sentence(blocks, { blocks: [{ ...TEXT, title: "When we open" }] })).toBe(
    "Changed the title of Rich text on Houston",
  );
  expect(sentence(blocks, { ...blocks, description: "New" })).toBe(
    "Added the description on Houston",
  );
  expect(sentence({ blocks: [] }, blocks)).toBe("Added Rich text on Houston");
  expect(sentence({}, { hidden: true })).toBe("Hid Houston");
  expect(sentence({ hidden: true }, {})).toBe("Showed Houston");
});

it("names the page alone where much of it was changed", () => {
  const after = { title: "A", description: "B", headTitle: "C", summary: "D" };
  expect(sentence({}, after)).toBe("Changed Houston");
});

it("says of the whole site what was changed, and of a shared part in which", () => {
  const path = "site/pages/_site.json";
  expect(sentence({ phone: "1" }, { phone: "2" }, { change: "changed", path })).toBe(
    "Changed the phone",
  );
  const shared = { change: "changed", path: "site/pages/_shared/why-us.json" } as const;
  expect(sentence({ block: TEXT }, { block: { ...TEXT, title: "Why us" } }, shared)).toBe(
    "Changed the shared part “Why us”",
  );
});

it("describes no picture, and nothing that cannot be read", () => {
  const picture = { change: "changed", path: "site/media/oven.jpg" } as const;
  expect(describe(picture, { before: "1", after: "2" })).toEqual(picture);
  expect(describe(HOUSTON, { before: "{", after: "{}" })).toEqual(HOUSTON);
});

it("names pages in short, then describes each", () => {
  const files: DescribedFile[] = [
    { ...HOUSTON, description: "Added FAQ on Houston" },
    { change: "removed", path: "pages/old.json" },
    { change: "added", path: "pages/dallas.json", title: "Dallas" },
  ];
  expect(changeSentence(files)).toBe(
    "Changed Houston, pages/old.json, and 1 more\n\nAdded FAQ on Houston\nRemoved pages/old.json\nAdded Dallas",
  );
});
