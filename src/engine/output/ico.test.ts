import sharp from "sharp";
import { expect, it } from "vitest";
import { icoOf } from "./ico.ts";

it("holds every picture whole, at the offset and of the size that its list says", async () => {
  const draw = (size: number) =>
    sharp({ create: { width: size, height: size, channels: 4, background: "#0C5359" } })
      .png()
      .toBuffer();
  const sizes = [16, 32, 48];
  const pictures = await Promise.all(sizes.map(async (size) => ({ size, png: await draw(size) })));
  const ico = icoOf(pictures);
  for (const [at, size] of sizes.entries()) {
    const entry = 6 + 16 * at;
    const length = ico.readUInt32LE(entry + 8);
    const offset = ico.readUInt32LE(entry + 12);
    const { width, height, format } = await sharp(ico.subarray(offset, offset + length)).metadata();
    expect([ico[entry], width, height, format]).toEqual([size, size, size, "png"]);
  }
  expect(ico.length).toBe(ico.readUInt32LE(38 + 8) + ico.readUInt32LE(38 + 12));
});
