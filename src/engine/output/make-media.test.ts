import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Framing } from "../model/picture-part.ts";
import type { MediaFile } from "../pipeline/media/media-file.ts";
import { copyMedia, optimizeDrawing, resizePhoto } from "./make-media.ts";
import { createMediaOutput } from "./media.ts";
import { createOutput } from "./output.ts";
import { createDrawer } from "./share-picture/draw-share-image.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "make-media-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each<[string, MediaFile["kind"], (media: MediaFile, target: string) => Promise<void>]>([
  ["a.png", "raster", (media, target) => resizePhoto(media, { width: 9, format: "avif" }, target)],
  ["a.jpg", "raster", copyMedia],
  ["a.svg", "vector", optimizeDrawing],
])(
  "names the file when %s cannot be made ready, and leaves no half of it",
  async (name, kind, make) => {
    const file = join(folder, name);
    writeFileSync(file, "damaged since it was checked");
    const media = { path: `/media/${name}`, file, kind, size: 9, hash: "1a2b3c4d" };
    await expect(make(media, join(folder, "target"))).rejects.toThrow(
      `/media/${name} cannot be made ready for the site. Open it, save it again`,
    );
    expect(existsSync(join(folder, "target"))).toBe(false);
  },
);

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><!-- a --><path d="M1 0h2v3H1z" fill="red"/></svg>';

const LOOK = {
  ground: "#000000",
  ink: "#ffffff",
  accent: "#ff0000",
  muted: "#00ff00",
  typeface: {
    family: "Newsreader",
    source: { file: "src/theme/ui/fonts/newsreader-display-500.woff2", license: "" },
    weight: "500",
    drawn: 500,
  },
};
const SOURCES = { root: resolve("."), media: new Map(), language: "en" };

/** A file of the media folder. */
function media(name: string, fields: Partial<MediaFile> = {}): MediaFile {
  const file = join(folder, name.slice(name.lastIndexOf("/") + 1));
  return {
    path: `/media/${name}`,
    file,
    kind: "raster",
    size: 9,
    hash: "1a2b3c4d5e6f",
    ...fields,
  };
}

async function photo(name: string, width: number, height: number): Promise<MediaFile> {
  const made = media(name, { width, height });
  await sharp({ create: { width, height, channels: 3, background: "#00f" } }).toFile(made.file);
  return made;
}

describe("the addresses of media", () => {
  it.each([
    [100, [100]],
    [480, [480]],
    [481, [480, 481]],
    [1200, [480, 800, 1200]],
    [1800, [480, 800, 1200, 1800]],
    [1801, [480, 800, 1200, 1800]],
    [undefined, [0]],
  ])("a photograph %i wide is offered in %j", (width, widths) => {
    const { src, sources } = createMediaOutput("cache").picture(media("Our Plates.JPG", { width }));
    expect(src).toBe(`/assets/our-plates-1a2b3c4d-${widths.at(-1)}.jpg`);
    expect(sources).toEqual(
      ["avif", "webp"].map((format) => ({
        type: `image/${format}`,
        srcset: widths
          .map((one) => `/assets/our-plates-1a2b3c4d-${one}.${format} ${one}w`)
          .join(", "),
      })),
    );
  });

  it("a drawing has one, and so has any other file", () => {
    const output = createMediaOutput("cache");
    expect(output.picture(media("a/東京.svg", { kind: "vector" }))).toEqual({
      src: "/assets/file-1a2b3c4d.svg",
    });
    expect(output.file(media("film.mp4", { kind: "video" }))).toBe("/assets/film-1a2b3c4d.mp4");
  });
});

it("an icon has a file of its own, also when the same drawing is a picture", async () => {
  const drawing = media("icons/door.svg", { kind: "vector" });
  writeFileSync(drawing.file, DRAWING);
  const cache = join(folder, "cache");
  const output = await createOutput(join(folder, "out"), cache);
  const made = createMediaOutput(cache);
  const addresses = [made.icon(drawing), made.picture(drawing).src];
  expect(addresses).toEqual(["/assets/door-1a2b3c4d-icon.svg#icon", "/assets/door-1a2b3c4d.svg"]);
  await made.write(output, () => undefined);
  const [icon, picture] = addresses.map((address) =>
    readFileSync(join(output.folder, address.replace("#icon", "")), "utf8"),
  );
  expect(icon).toContain('id="icon"');
  expect(picture).not.toContain('id="icon"');
});

it("a drawing is written alike, whether it is shown as a picture or asked for as a file", async () => {
  const drawing = media("sign.svg", { kind: "vector" });
  writeFileSync(drawing.file, DRAWING);
  const asked: ("picture" | "file")[][] = [["picture", "file"], ["file", "picture"], ["file"]];
  const written = asked.map(async (ways, at) => {
    const cache = join(folder, `cache-${at}`);
    const output = await createOutput(join(folder, `asked-${at}`), cache);
    const made = createMediaOutput(cache);
    for (const way of ways) made[way](drawing);
    await made.write(output, () => undefined);
    return readFileSync(join(output.folder, "assets/sign-1a2b3c4d.svg"), "utf8");
  });
  expect(new Set(await Promise.all(written)).size).toBe(1);
});

it("media are made once, kept for the next build, and put where their addresses say", async () => {
  const cache = join(folder, "cache");
  const small = await photo("small.jpg", 20, 10);
  const drawing = media("door.svg", { kind: "vector" });
  writeFileSync(drawing.file, DRAWING);
  const prices = media("files/prices.pdf", { kind: "other" });
  writeFileSync(prices.file, "pdf");
  const build = async (target: string) => {
    const output = await createOutput(join(folder, target), cache);
    const made = createMediaOutput(cache);
    made.picture(small);
    made.picture(drawing);
    made.publish(prices);
    const progress: string[] = [];
    await made.write(output, (done, all) => progress.push(`${done}/${all}`));
    output.commit();
    return progress;
  };
  expect(await build("out")).toEqual(["1/5", "2/5", "3/5", "4/5", "5/5"]);
  const assets = join(folder, "out/assets");
  expect(readdirSync(assets).sort()).toEqual([
    "door-1a2b3c4d.svg",
    "small-1a2b3c4d-20.avif",
    "small-1a2b3c4d-20.jpg",
    "small-1a2b3c4d-20.webp",
  ]);
  expect(readFileSync(join(folder, "out/media/files/prices.pdf"), "utf8")).toBe("pdf");
  expect(readFileSync(join(assets, "door-1a2b3c4d.svg"), "utf8")).not.toContain("<!--");
  for (const format of ["jpg", "webp", "avif"]) {
    const { width, height } = await sharp(join(assets, `small-1a2b3c4d-20.${format}`)).metadata();
    expect([format, width, height]).toEqual([format, 20, 10]);
  }
  for (const { file } of [small, drawing, prices]) rmSync(file);
  expect(await build("again")).toHaveLength(5);
  expect(readdirSync(join(folder, "again/assets"))).toHaveLength(4);
  expect(readdirSync(join(cache, "media-3")).sort()).toEqual([
    "door-1a2b3c4d.svg",
    "prices-1a2b3c4d5e6f-linked.pdf",
    "small-1a2b3c4d-20.avif",
    "small-1a2b3c4d-20.jpg",
    "small-1a2b3c4d-20.webp",
  ]);
});

describe("a picture that is cropped", () => {
  const RIGHT_HALF = { top: 0, right: 0, bottom: 0, left: 50 };

  /** The left half is red, the right half blue; a camera may have held it sideways. */
  async function halves(name: string, orientation = 1): Promise<MediaFile> {
    const made = media(name, { width: 1000, height: 500 });
    const blue = await sharp({
      create: { width: 500, height: 500, channels: 3, background: "#00f" },
    })
      .png()
      .toBuffer();
    const upright = sharp({
      create: { width: 1000, height: 500, channels: 3, background: "#f00" },
    }).composite([{ input: blue, left: 500, top: 0 }]);
    const turned = sharp(await upright.png().toBuffer()).rotate(orientation === 6 ? -90 : 0);
    await turned.withMetadata({ orientation }).toFile(made.file);
    return made;
  }

  async function built(picture: MediaFile, crop?: typeof RIGHT_HALF) {
    const cache = join(folder, "cache");
    const output = await createOutput(join(folder, "out"), cache);
    const made = createMediaOutput(cache);
    const { src, sources } = made.picture(picture, crop);
    await made.write(output, () => undefined);
    const addresses = [
      src,
      ...(sources ?? []).flatMap(({ srcset }) => srcset.split(/ \d+w(?:, )?/)),
    ];
    return addresses.filter(Boolean).map((address) => join(output.folder, address));
  }

  /** The size of a picture and its mean colors, each from 0 to 255. */
  async function looks(file: string | Buffer) {
    const { width, height } = await sharp(file).metadata();
    const { channels } = await sharp(file).stats();
    return [
      width,
      height,
      ...channels.slice(0, 3).map(({ mean }) => Math.round(mean / 127.5) * 127.5),
    ];
  }

  it.each([1, 6])(
    "shows what is left of it in every width and format: held as %i",
    async (held) => {
      const files = await built(await halves("halves.jpg", held), RIGHT_HALF);
      expect(files.map((file) => file.slice(file.indexOf("halves")))).toEqual([
        "halves-1a2b3c4d-crop-0-0-0-50-500.jpg",
        "halves-1a2b3c4d-crop-0-0-0-50-480.avif",
        "halves-1a2b3c4d-crop-0-0-0-50-500.avif",
        "halves-1a2b3c4d-crop-0-0-0-50-480.webp",
        "halves-1a2b3c4d-crop-0-0-0-50-500.webp",
      ]);
      for (const file of files) {
        const width = Number(/(\d+)\.\w+$/.exec(file)?.[1]);
        expect(await looks(file)).toEqual([width, width, 0, 0, 255]);
      }
    },
  );

  it("keeps its own files beside those of the whole picture", async () => {
    const picture = await halves("halves.jpg");
    const [whole = ""] = await built(picture);
    expect(await looks(whole)).toEqual([1000, 500, 127.5, 0, 127.5]);
    const [left = ""] = await built(picture, RIGHT_HALF);
    expect(await looks(left)).toEqual([500, 500, 0, 0, 255]);
  });

  it.each([
    ["with a box", 'viewBox="0 0 20 10"'],
    ["with a size", 'width="1000" height="500" viewBox="0 0 20 10"'],
    ["that stands elsewhere", 'x="99" y="9" viewBox="0 0 20 10"'],
  ])("may be a drawing %s", async (_, size) => {
    const drawing = media("halves.svg", { kind: "vector", width: 1000, height: 500 });
    const paths = '<path fill="#f00" d="M0 0h10v10H0z"/><path fill="#00f" d="M10 0h10v10H10z"/>';
    writeFileSync(
      drawing.file,
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}><script>1</script>${paths}</svg>`,
    );
    const [file = ""] = await built(drawing, RIGHT_HALF);
    expect(readFileSync(file, "utf8")).not.toContain("script");
    expect(await looks(file)).toEqual([500, 500, 0, 0, 255]);
  });

  it("stands so beside the title when a page is shared, and the focus stays in view", async () => {
    const picture = await halves("halves.png");
    const draw = await createDrawer(LOOK, SOURCES);
    const right = async (framing: Framing) => {
      const png = await draw({ title: "Rye", brand: "Bakery", picture, framing });
      const beside = sharp(png).extract({ left: 660, top: 0, width: 540, height: 630 });
      return (await looks(await beside.removeAlpha().toBuffer())).slice(2);
    };
    expect(await right({ crop: RIGHT_HALF })).toEqual([0, 0, 255]);
    expect(await right({ focus: { x: 0, y: 50 } })).toEqual([255, 0, 0]);
    expect(await right({ focus: { x: 100, y: 50 } })).toEqual([0, 0, 255]);
  });
});

it("a file that links lead to is sent as it is, without what a visitor must not get", async () => {
  const unsafe = media("door.svg", { kind: "vector", unsafe: ["script"] });
  writeFileSync(unsafe.file, DRAWING.replace("<path", "<script>1</script><path"));
  const target = join(folder, "target");
  await copyMedia(unsafe, target);
  expect(readFileSync(target, "utf8")).not.toContain("script");
  const safe = media("safe.svg", { kind: "vector" });
  writeFileSync(safe.file, DRAWING);
  await copyMedia(safe, target);
  expect(readFileSync(target, "utf8")).toBe(DRAWING);
});

describe("the picture that is shown when a page is shared", () => {
  const SIZE = { width: 1200, height: 630 };

  /** Draws one, and says where each of its colors is: left, top, right and bottom, in pixels. */
  async function drawn(content: { title: string; picture?: MediaFile }) {
    const draw = await createDrawer(LOOK, SOURCES);
    const png = await draw({ brand: "Bakery", ...content });
    const { data, info } = await sharp(png)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([SIZE.width, SIZE.height]);
    const areas: Record<string, [number, number, number, number]> = {};
    for (let at = 0; at < data.length; at += 3) {
      const color = [data[at], data[at + 1], data[at + 2]].join();
      const [x, y] = [(at / 3) % info.width, Math.floor(at / 3 / info.width)];
      const [left, top, right, bottom] = areas[color] ?? [x, y, x, y];
      areas[color] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
    return {
      ink: areas["255,255,255"],
      accent: areas["255,0,0"],
      muted: areas["0,255,0"],
      blue: areas["0,0,255"],
    };
  }

  it("has the brand behind a dot above, and the title in the middle", async () => {
    const { ink, accent, muted } = await drawn({ title: "Rye" });
    expect(accent).toEqual([65, 60, 80, 75]);
    expect(muted?.[0]).toBeGreaterThanOrEqual(96);
    expect(muted?.[3]).toBeLessThan(100);
    const [left = 0, top = 0, right = 0, bottom = 0] = ink ?? [];
    expect(left).toBeGreaterThanOrEqual(64);
    expect(right).toBeLessThan(400);
    expect(Math.abs((top + bottom) / 2 - 315)).toBeLessThan(25);
  });

  it.each([
    [
      "a long title",
      "Bread and rolls and cakes and everything else that is baked in our oven at night",
    ],
    ["a very long title", "Bread and rolls and cakes ".repeat(12)],
    ["a title of one long word", "Donaudampfschifffahrtsgesellschaftskapitän"],
  ])("keeps %s within its margins", async (_, title) => {
    const { ink } = await drawn({ title });
    const [left = 0, top = 0, right = 0, bottom = 0] = ink ?? [];
    expect(left).toBeGreaterThanOrEqual(64);
    expect(right).toBeLessThanOrEqual(1200 - 64);
    expect(top).toBeGreaterThan(100);
    expect(bottom).toBeLessThan(630);
    expect(right - left).toBeGreaterThan(600);
  });

  it("has a picture on the right, and the words beside it", async () => {
    const picture = await photo("blue.png", 900, 400);
    const { ink, blue } = await drawn({ title: "Bread and rolls and cakes and rye", picture });
    expect(blue).toEqual([660, 0, 1199, 629]);
    expect(ink?.[2]).toBeLessThanOrEqual(660 - 64);
  });

  it("names a picture that is damaged", async () => {
    const picture = media("blue.jpg");
    writeFileSync(picture.file, "damaged");
    const draw = await createDrawer(LOOK, SOURCES);
    await expect(draw({ title: "A", brand: "B", picture })).rejects.toThrow(
      "/media/blue.jpg cannot be made ready",
    );
  });
});
