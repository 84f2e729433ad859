import type { ShareLook } from "../../model/look.ts";
import type { Colour } from "./indexed-png.ts";

/** The number of a colour for every degree, from 0 to 255, to which a shape covers a pixel. */
export type Ramp = Uint8Array;

/** The colours of what is drawn on the ground, which is colour 0. */
export interface Ramps {
  colours: Colour[];
  ink: Ramp;
  muted: Ramp;
  accent: Ramp;
}

/** Steps from the ground to a colour: as many as eyes tell apart at the edge of a letter. */
const STEPS = { ink: 32, muted: 16, accent: 16 };

/** Mixes the ground of a look with its other colours. */
export function createRamps(look: ShareLook): Ramps {
  const ground = colourOf(look.ground);
  const colours = [ground];
  const rampTo = (name: keyof typeof STEPS): Ramp => {
    const steps = STEPS[name];
    const first = colours.length;
    const full = colourOf(look[name]);
    for (let step = 1; step <= steps; step += 1) colours.push(mixed(ground, full, step / steps));
    return Uint8Array.from({ length: 256 }, (_, covered) => {
      const step = Math.round((covered / 255) * steps);
      return step === 0 ? 0 : first + step - 1;
    });
  };
  return { ink: rampTo("ink"), muted: rampTo("muted"), accent: rampTo("accent"), colours };
}

function mixed(from: Colour, to: Colour, part: number): Colour {
  const [red, green, blue] = from.map((value, at) =>
    Math.round(value + ((to[at] ?? 0) - value) * part),
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** Reads a colour that is written as `#051C20`. */
function colourOf(text: string): Colour {
  const value = Number.parseInt(text.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
