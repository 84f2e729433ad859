import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PATIENCE, type RunningStudio, startStudio } from "./start-studio.ts";

let studio: RunningStudio;

beforeAll(async () => {
  studio = await startStudio();
}, PATIENCE);

afterAll(() => studio.stop());

/** A photo of a phone: upright after a turn, red above and green below, in wide colors, with the place it was taken at. */
const HEIC = readFileSync("src/studio/server/test/fixtures/phone.heic");
const NOTES = {
  IFD0: { Make: "TestPhone" },
  IFD3: { GPSLatitude: "32/1 46/1 36/1", GPSLatitudeRef: "N" },
};

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#c83214" } });
}

async function kept(name: string, bytes: Buffer): Promise<{ path: string; content: Buffer }> {
  const { status, text } = await studio.upload(name, bytes);
  expect(status, text).toBe(200);
  const { path } = JSON.parse(text) as { path: string };
  return { path, content: readFileSync(join(studio.folder, path)) };
}

async function errorOf(name: string, bytes: Buffer): Promise<{ status: number; error: string }> {
  const { status, text } = await studio.upload(name, bytes);
  return { status, error: (JSON.parse(text) as { error: string }).error };
}

/** The color of one pixel, roughly: the hundreds of red, green and blue. */
async function colorAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const dot = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return [...(await dot.raw().toBuffer())].map((value) => Math.round(value / 100));
}

describe("a phone's HEIC photo", () => {
  it("is kept as JPEG, upright, in the colors of the web", async () => {
    const { path, content } = await kept("IMG_2041.HEIC", HEIC);
    expect(path).toBe("/media/uploads/img-2041.jpg");
    expect(await sharp(content).metadata()).toMatchObject({
      format: "jpeg",
      width: 64,
      height: 96,
    });
    expect(await colorAt(content, 32, 10)).toEqual([2, 0, 0]);
    expect(await colorAt(content, 32, 85)).toEqual([0, 2, 0]);
    const [red = 0] = [
      ...(await sharp(content)
        .extract({ left: 32, top: 10, width: 1, height: 1 })
        .raw()
        .toBuffer()),
    ];
    // In the phone's wide colors the same red is 211.
    expect(red).toBeGreaterThan(222);
  });

  it("is brought to the colors of the web also where the phone only names its own", async () => {
    const named = Buffer.from(HEIC);
    const at = named.indexOf("colrprof") + "colr".length;
    // Display P3, in place of its description, whose bytes are left over.
    Buffer.from("nclx\0\f\0\r\0\x06\x80", "latin1").copy(named, at);
    const { content } = await kept("named.heic", named);
    const [red = 0] = await sharp(content).raw().toBuffer();
    expect(red).toBeGreaterThan(222);
  });

  it("says nothing any more of where and with what it was taken", async () => {
    expect(HEIC.includes("TestPhone")).toBe(true);
    const { content } = await kept("place.heic", HEIC);
    expect(content.includes("TestPhone")).toBe(false);
    const { exif, icc } = await sharp(content).metadata();
    expect([exif, icc]).toEqual([undefined, undefined]);
  });

  it("is known by its content, whatever it is called, and twice the same is kept once", async () => {
    const first = await kept("holiday.avif", HEIC);
    expect(first.path).toMatch(/\.jpg$/);
    expect((await kept("again.heic", HEIC)).path).toBe(first.path);
  });

  it.each([0.3, 0.7, 0.99])(
    "is rejected in words when only %d of it came through",
    async (part) => {
      const cut = HEIC.subarray(0, Math.floor(HEIC.length * part));
      const { status, error } = await errorOf("cut.heic", cut);
      expect(status).toBe(415);
      expect(error).toMatch(/^This (picture is damaged or cut off|is no picture)/);
    },
  );
});

describe("what cameras note", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)("is left out of a %s", async (format) => {
    const bytes = await plain(40, 30).withExif(NOTES).toFormat(format).toBuffer();
    expect((await sharp(bytes).metadata()).exif?.includes("TestPhone")).toBe(true);
    const { content } = await kept(`noted-${format}.jpg`, bytes);
    expect(content.includes("TestPhone")).toBe(false);
    expect((await sharp(content).metadata()).exif).toBeUndefined();
    expect(await colorAt(content, 20, 15)).toEqual([2, 1, 0]);
  });

  it("turns the picture before it is forgotten", async () => {
    const bytes = await plain(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { content } = await kept("turned.jpg", bytes);
    expect(await sharp(content).metadata()).toMatchObject({ width: 30, height: 40 });
    expect((await sharp(content).metadata()).orientation).toBeUndefined();
  });

  it("leaves a picture without notes as it is", async () => {
    const bytes = await plain(40, 31).jpeg().toBuffer();
    expect((await kept("bare.jpg", bytes)).content.equals(bytes)).toBe(true);
  });
});

it("makes a picture that is wider than any screen smaller, and no other", async () => {
  const just = await plain(4000, 21).jpeg().toBuffer();
  expect((await kept("just.jpg", just)).content.equals(just)).toBe(true);
  const bytes = await plain(4400, 22).jpeg().toBuffer();
  const { content } = await kept("wide.jpg", bytes);
  expect(await sharp(content).metadata()).toMatchObject({ width: 4000, height: 20 });
});

describe("what is rejected in words", () => {
  it("an empty file", async () => {
    const { status, error } = await errorOf("empty.png", Buffer.alloc(0));
    expect([status, error]).toEqual([
      400,
      "This file is empty. Choose another one, or save it again.",
    ]);
  });

  it.each(["png", "jpeg", "webp", "gif", "avif"] as const)(
    "a %s that is cut off",
    async (format) => {
      const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
      const picture = sharp({
        create: { width: 200, height: 200, channels: 3, background: "#fff", noise },
      });
      const bytes = await picture.toFormat(format).toBuffer();
      for (const part of [0.6, 0.99]) {
        const { status, error } = await errorOf("cut.png", bytes.subarray(0, bytes.length * part));
        expect([status, error]).toEqual([
          415,
          expect.stringMatching(/damaged or cut off|is no picture/),
        ]);
      }
    },
  );

  it("a picture of more than 50 million pixels", async () => {
    const { status, error } = await errorOf("huge.png", await plain(7100, 7100).png().toBuffer());
    expect([status, error]).toEqual([413, expect.stringContaining("at most 4000 pixels wide")]);
  });

  it("a picture in a format that browsers do not show", async () => {
    const { status, error } = await errorOf("scan.jpg", await plain(9, 9).tiff().toBuffer());
    expect(status).toBe(415);
    expect(error).toContain("Pictures are SVG, JPEG");
  });

  it("a drawing that repeats its parts without end, and one that declares entities", async () => {
    const level = (at: number) => `<g id="g${at}">${`<use href="#g${at - 1}"/>`.repeat(25)}</g>`;
    const levels = Array.from({ length: 10 }, (_, at) => level(at + 1)).join("");
    const bomb = `<svg xmlns="http://www.w3.org/2000/svg"><path id="g0" d="M0 0h1"/>${levels}</svg>`;
    expect((await errorOf("a.svg", Buffer.from(bomb))).error).toContain(
      "repeats its parts so often",
    );
    const declared = '<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY c "&a;">]><svg/>';
    expect((await errorOf("a.svg", Buffer.from(declared))).error).toContain("declares entities");
  });
});

describe("names that Windows gives to no file", () => {
  it.each(["con.png", "aux.png", "NUL.jpeg", "com1.png", "con.tar.png", "prn .png"])(
    "%s is kept under another",
    async (name) => {
      const seed = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
      const { path } = await kept(
        name,
        await plain(20 + (seed % 97), 20 + name.length)
          .png()
          .toBuffer(),
      );
      expect(path).not.toMatch(/\/(con|aux|nul|com1|prn)\./);
      expect(existsSync(join(studio.folder, path))).toBe(true);
    },
  );
});
