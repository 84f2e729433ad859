import { describe, expect, it } from "vitest";
import { coveringRegion, cropName, croppedRegion, readCrop, shownFocus } from "./picture-part.ts";

const PHOTO = { width: 800, height: 600 };

describe("what a crop leaves of a picture", () => {
  it.each([
    [undefined, { left: 0, top: 0, width: 800, height: 600 }],
    [
      { left: 25, right: 25 },
      { left: 200, top: 0, width: 400, height: 600 },
    ],
    [
      { top: 10, bottom: 40 },
      { left: 0, top: 60, width: 800, height: 300 },
    ],
    [{ left: 95 }, { left: 760, top: 0, width: 40, height: 600 }],
    // Nearly nothing is left: the whole picture is shown, and a rule says so.
    [
      { left: 60, right: 36 },
      { left: 0, top: 0, width: 800, height: 600 },
    ],
  ])("of %j", (crop, region) => expect(croppedRegion(PHOTO, crop)).toEqual(region));

  it("is a pixel at least", () => {
    const region = croppedRegion({ width: 1, height: 3 }, { left: 95, bottom: 95 });
    expect(region).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  });
});

describe("the focus where a picture stands", () => {
  it.each([
    [{}, undefined],
    [{ focus: { x: 50, y: 50 } }, undefined],
    [{ focus: { x: 48, y: 21 } }, { x: 50, y: 20 }],
    [{ focus: { x: 100, y: 0 } }, { x: 100, y: 0 }],
    // In the middle of what is left.
    [{ focus: { x: 75, y: 50 }, crop: { left: 50 } }, undefined],
    // Cut off: the edge next to it.
    [
      { focus: { x: 10, y: 50 }, crop: { left: 50 } },
      { x: 0, y: 50 },
    ],
  ])("of %j", (framing, shown) => expect(shownFocus(framing)).toEqual(shown));
});

describe("the part of a picture that fills a shape", () => {
  const SQUARE = { width: 1, height: 1 };

  it.each([
    [{}, { left: 100, top: 0, width: 600, height: 600 }],
    [{ focus: { x: 0, y: 50 } }, { left: 0, top: 0, width: 600, height: 600 }],
    [{ focus: { x: 100, y: 50 } }, { left: 200, top: 0, width: 600, height: 600 }],
    [{ crop: { left: 50 } }, { left: 400, top: 100, width: 400, height: 400 }],
    [
      { crop: { left: 50 }, focus: { x: 60, y: 100 } },
      { left: 400, top: 200, width: 400, height: 400 },
    ],
  ])("with %j", (framing, region) =>
    expect(coveringRegion(PHOTO, SQUARE, framing)).toEqual(region),
  );
});

describe("the name of a crop", () => {
  it("can be read again", () => {
    expect(cropName({ left: 5, top: 10 })).toBe("10-0-0-5");
    expect(readCrop("10-0-0-5")).toEqual({ top: 10, right: 0, bottom: 0, left: 5 });
  });

  it.each(["0-0-0-0", "60-0-40-0", "-1-0-0-0", "100-0-0-0", "1-2-3", "a"])("is not %s", (name) =>
    expect(readCrop(name)).toBeUndefined(),
  );
});
