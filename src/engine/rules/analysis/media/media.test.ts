import { readFileSync } from "node:fs";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { examineFiles, type SiteFiles } from "../../../../testing/examine-files.ts";
import type { MediaFile } from "../../../pipeline/media/media-file.ts";
import { EXAMPLE_SITE } from "../../example-site.ts";
import { meantMedia } from "./meant-media.ts";
import { checkPicture } from "./picture-issues.ts";

/** The findings of a site with some files beside the usual ones: rule, file, pointer and message. */
async function issuesOf(files: SiteFiles): Promise<string[]> {
  const around = Object.entries(EXAMPLE_SITE).map(([path, text]) => [`pages/${path}`, text]);
  const { issues, folder } = await examineFiles({ ...Object.fromEntries(around), ...files });
  return issues.map(
    ({ rule, file, pointer, message }) =>
      `${rule} ${file.slice(folder.length + 1)}${pointer} ${message}`,
  );
}

function pageWith(src: string) {
  const picture = { src, alt: "Our door" };
  const description = "What to know about a visit.";
  return { title: "Visit", description, picture, blocks: [{ type: "hero" }] };
}

function showing(src: string): SiteFiles {
  return { "pages/visit.json": pageWith(src) };
}

const HEIC = readFileSync("src/studio/server/test/fixtures/phone.heic");
const FIELD = "pages/visit.json/picture/src";
const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`;

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#c83214" } });
}

describe("a picture that browsers cannot show is reported with its file and field", () => {
  let noise: Buffer;
  beforeAll(async () => {
    const gaussian = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const create = {
      width: 120,
      height: 120,
      channels: 3,
      background: "#fff",
      noise: gaussian,
    } as const;
    noise = await sharp({ create }).png().toBuffer();
  });

  it.each<[string, string, () => Buffer | string | Promise<Buffer>, string]>([
    [
      "a phone's photo",
      "a.heic",
      () => HEIC,
      "is a HEIC photo, as phones take them; browsers cannot show it.",
    ],
    ["a phone's photo as AVIF", "a.avif", () => HEIC, "is a HEIC photo inside"],
    ["a phone's photo as JPEG", "a.jpg", () => HEIC, "is a HEIC photo inside"],
    [
      "a PNG that is cut off in the middle",
      "a.png",
      () => noise.subarray(0, noise.length / 2),
      "cannot be read as a picture",
    ],
    [
      "a PNG that lacks its last bytes",
      "a.png",
      () => noise.subarray(0, noise.length - 20),
      "cannot be read as a picture",
    ],
    ["an empty file", "a.png", () => Buffer.alloc(0), "cannot be read as a picture"],
    ["a text", "a.jpg", () => "hello", "cannot be read as a picture"],
    [
      "a picture of print",
      "a.jpg",
      () => plain(9, 9).tiff().toBuffer(),
      "is of a format that browsers cannot show",
    ],
    ["a drawing as PNG", "a.png", () => svg("<path/>"), "is of a format that browsers cannot show"],
    ["a PNG as drawing", "a.svg", () => noise, "cannot be read as a picture"],
    [
      "a drawing that is cut off",
      "a.svg",
      () => svg("<path").slice(0, -8),
      "cannot be read as a picture",
    ],
    [
      "a drawing with entities of entities",
      "a.svg",
      () => `<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY c "&a;">]>${svg("&c;")}`,
      "declares entities",
    ],
    [
      "a drawing without end",
      "a.svg",
      () =>
        svg(
          `<path id="g0"/>${Array.from({ length: 9 }, (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(9)}</g>`).join("")}`,
        ),
      "repeats its parts so often",
    ],
  ])("%s", async (_, name, content, message) => {
    const files = { ...showing(`/media/${name}`), [`media/${name}`]: await content() };
    expect(await issuesOf(files)).toEqual([
      expect.stringContaining(`media-type ${FIELD} /media/${name} ${message}`),
    ]);
  });

  it("what is only unusual is not: a JPEG inside a file called PNG, a turned one, one with a few bytes too many", async () => {
    const jpeg = await plain(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    for (const content of [jpeg, Buffer.concat([jpeg, Buffer.from("more")])])
      expect(await issuesOf({ ...showing("/media/a.png"), "media/a.png": content })).toEqual([]);
  });
});

it("reports a damaged picture once, wherever it is used, and a phone's photo that nobody uses", async () => {
  const street = { ...pageWith("/media/a.png"), title: "Street", description: "Where we are." };
  const files = {
    ...showing("/media/a.png"),
    "pages/visit/street.json": street,
    "media/a.png": "x",
  };
  expect((await issuesOf(files)).filter((line) => line.startsWith("media-type"))).toHaveLength(1);
  expect(await issuesOf({ "media/IMG_2041.heic": HEIC })).toEqual([
    "media-unused media/IMG_2041.heic No page uses /media/IMG_2041.heic.",
  ]);
});

describe("how large pictures may be", () => {
  const USED = { value: "/media/a", file: "pages/a.json", pointer: "/picture/src" };
  const photo: MediaFile = {
    path: "/media/a",
    file: "media/a",
    kind: "raster",
    size: 1,
    hash: "0",
  };
  const wide = "media-wide /media/a is 4001 pixels wide; no screen shows more than 4000.";
  const large = (measure: string) => `media-size /media/a is far too large (${measure} pixels).`;

  it.each<[facts: Partial<MediaFile>, expected: string[], hint?: string]>([
    [{ width: 4000, height: 4000 }, []],
    [{ width: 4001, height: 3 }, [wide], "Save it at most 4000 pixels wide."],
    [{ width: 10_000, height: 5000 }, [wide.replace("4001", "10000")]],
    [{ width: 10_000, height: 5001 }, [large("0.0 MB, 10000×5001")]],
    [{ width: 3, height: 16_000 }, []],
    [{ width: 3, height: 16_001 }, [large("0.0 MB, 3×16001")], "Save it at most 4000 pixels wide."],
    [{ width: 16_001, height: 3 }, [large("0.0 MB, 16001×3")]],
    [{ size: 12_000_000, width: 9, height: 9 }, []],
    [{ size: 12_000_001, width: 9, height: 9 }, [large("12.0 MB, 9×9")]],
    [{}, []],
    [{ kind: "vector", size: 500_000, width: 90_000, height: 90_000 }, []],
    [
      { kind: "vector", size: 560_000, width: 9, height: 8 },
      [large("0.6 MB, 9×8")],
      "Simplify the drawing, or save it as PNG.",
    ],
    [
      { size: 12_000_001, width: 9, height: 9, fault: "unreadable" },
      [
        "media-type /media/a cannot be read as a picture: it is damaged, cut off, or something else.",
      ],
    ],
  ])("%j", (facts, expected, hint) => {
    const issues = checkPicture(USED, { ...photo, ...facts });
    expect(issues.map(({ rule, message }) => `${rule} ${message}`)).toEqual(expected);
    expect(issues.map(({ file, pointer }) => file + pointer)).toEqual(
      expected.map(() => USED.file + USED.pointer),
    );
    if (hint !== undefined) expect(issues[0]?.hint).toBe(hint);
  });

  it.each<[string, number, number, string]>([
    ["4001 pixels wide", 4001, 3, `media-wide ${FIELD} /media/a.png is 4001 pixels wide`],
    [
      "16,001 pixels high, which cannot be encoded",
      3,
      16_001,
      `media-size ${FIELD} /media/a.png is far too large`,
    ],
    [
      "more than 50 million pixels",
      7100,
      7100,
      `media-size ${FIELD} /media/a.png is far too large`,
    ],
  ])("%s is reported", async (_, width, height, expected) => {
    const content = await plain(width, height).png().toBuffer();
    expect(await issuesOf({ ...showing("/media/a.png"), "media/a.png": content })).toEqual([
      expect.stringContaining(expected),
    ]);
  });

  it("a drawing of more than half a megabyte is", async () => {
    const drawing = svg(`<!--${"x".repeat(600_000)}--><path/>`);
    expect(await issuesOf({ ...showing("/media/a.svg"), "media/a.svg": drawing })).toEqual([
      expect.stringContaining(`media-size ${FIELD} /media/a.svg is far too large`),
    ]);
  });

  it("4000 pixels wide and 16,000 high are not, nor is a wide drawing", async () => {
    for (const [width, height] of [
      [4000, 3],
      [3, 16_000],
    ] as const) {
      const content = await plain(width, height).png().toBuffer();
      expect(await issuesOf({ ...showing("/media/a.png"), "media/a.png": content })).toEqual([]);
    }
    const drawing = svg("").replace('width="9"', 'width="5000"');
    expect(await issuesOf({ ...showing("/media/a.svg"), "media/a.svg": drawing })).toEqual([]);
  });
});

describe("a file of the wrong kind for its field", () => {
  const video = (fields: object) => ({
    title: "Visit",
    description: "What to know about a visit.",
    blocks: [
      { type: "hero" },
      { type: "video", mp4: "/media/a.mp4", poster: "/media/a.svg", label: "Our oven", ...fields },
    ],
  });
  const beside = { "media/a.svg": svg("<path/>"), "media/a.mp4": "video" };

  it("is nothing where each is right", async () => {
    expect(await issuesOf({ ...beside, "pages/visit.json": video({}) })).toEqual([]);
  });

  it.each([
    [
      "a video as poster",
      { poster: "/media/a.mp4" },
      "/blocks/1/poster /media/a.mp4 is not a picture.",
    ],
    [
      "a picture as video",
      { mp4: "/media/a.svg", poster: "/media/a.svg" },
      "/blocks/1/mp4 /media/a.svg is not a .mp4 video.",
    ],
    [
      "the other format of video",
      { webm: "/media/a.mp4" },
      "/blocks/1/webm /media/a.mp4 is not a .webm video.",
    ],
  ])("%s", async (_, fields, expected) => {
    const lines = await issuesOf({ ...beside, "pages/visit.json": video(fields) });
    expect(lines.filter((line) => !line.startsWith("media-unused"))).toEqual([
      `media-type pages/visit.json${expected}`,
    ]);
  });

  it("a video as the icon of the site", async () => {
    const site = JSON.parse(EXAMPLE_SITE["_site.json"] ?? "");
    const files = { "pages/_site.json": { ...site, icon: "/media/a.mp4" }, "media/a.mp4": "video" };
    expect(await issuesOf(files)).toEqual([
      "media-type pages/_site.json/icon /media/a.mp4 is not a picture.",
    ]);
  });
});

it.each([
  ["/media/doors/front.svg", ["/media/front.svg", "/media/back.svg"], "/media/front.svg"],
  ["/media/Front.SVG", ["/media/front.svg", "/media/frond.svg"], "/media/front.svg"],
  ["/media/front.svg", ["/media/kitchen/front.svg", "/media/bakery/front.svg"], undefined],
  ["/media/frnt.svg", ["/media/storefront.svg", "/media/front.svg"], "/media/front.svg"],
  ["/media/front.svg", ["/media/storefront.svg"], undefined],
  ["/media/front.svg", [], undefined],
])("%s was meant as one of %j: %s", (path, known, meant) => {
  expect(meantMedia(path, known)).toBe(meant);
});
