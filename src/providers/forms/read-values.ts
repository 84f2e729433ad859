import type { FormMessage } from "../../engine/model/form-provider.ts";

/** Forms are neither smaller nor higher than this. */
const HEIGHTS = { least: 120, most: 6000 };

/** A message that asks for a height, when it is one that a form can have. */
export function heightOf(value: unknown): FormMessage | undefined {
  const height = Math.ceil(Number(value));
  return height >= HEIGHTS.least && height <= HEIGHTS.most ? { height } : undefined;
}

/** A field of something that may be anything. */
export function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** The messages of iframe-resizer: `[iFrameSizer]id:height:width:event`. */
export function fromResizer(data: unknown): FormMessage | undefined {
  if (typeof data !== "string" || !data.startsWith("[iFrameSizer]")) return undefined;
  return heightOf(data.slice("[iFrameSizer]".length).split(":")[1]);
}
