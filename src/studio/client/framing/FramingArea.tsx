import { type CSSProperties, useRef } from "react";
import type { FocusPoint } from "../../../engine/fields/image/type.ts";
import { classes } from "../../../theme/ui/classes.ts";
import { say } from "../words/say.ts";
import {
  type CropBox,
  middleOf,
  moveBox,
  moveSides,
  type Sides,
  sizeOf,
  withinBox,
} from "./crop-box.ts";
import styles from "./framing.module.scss";
import { useSteering } from "./use-steering.ts";

/** A crop and a focus while they are chosen. */
export interface Draft {
  box: CropBox;
  /** Nothing for the middle of what is left. */
  focus?: FocusPoint;
}

const EDGES = [
  { side: "top", label: say("framing.topEdge") },
  { side: "right", label: say("framing.rightEdge") },
  { side: "bottom", label: say("framing.bottomEdge") },
  { side: "left", label: say("framing.leftEdge") },
] as const;
const CORNERS: Sides[] = [
  ["top", "left"],
  ["top", "right"],
  ["bottom", "right"],
  ["bottom", "left"],
];

/** A picture with its crop and its focus, both moved by pointer or by arrow keys. */
export function FramingArea({
  src,
  alt,
  draft,
  ratio,
  onChange,
}: {
  src: string;
  alt: string;
  draft: Draft;
  /** What the crop's width is of its height, both in percent, where it keeps its shape. */
  ratio: number | undefined;
  onChange: (draft: Draft) => void;
}) {
  const area = useRef<HTMLDivElement>(null);
  const steer = useSteering(area);
  const { box, focus } = draft;
  const point = focus ?? middleOf(box);
  const left = sizeOf(box);
  const change = (next: CropBox) =>
    onChange({ box: next, ...(focus && { focus: withinBox(focus, next) }) });
  const setFocus = (to: FocusPoint) => onChange({ box, focus: withinBox(to, box) });
  const steerSides = (sides: Sides) =>
    steer(() => (way) => change(moveSides(box, sides, way, ratio)));
  return (
    <div className={styles.area} ref={area}>
      <img src={src} alt={alt} draggable={false} />
      <div className={styles.shade}>
        <div className={styles.lit} style={insetOf(box)} />
      </div>
      <div className={styles.box} style={insetOf(box)}>
        <div
          className={styles.inside}
          role="slider"
          tabIndex={0}
          aria-label={say("framing.crop")}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={box.left}
          aria-valuetext={say("framing.cropAt", {
            width: left.x,
            height: left.y,
            left: box.left,
            top: box.top,
          })}
          {...steer(() => (way) => change(moveBox(box, way)), setFocus)}
        />
        {CORNERS.map((sides) => (
          <span
            key={sides.join("-")}
            className={classes(styles.corner, ...sides.map((side) => styles[side]))}
            {...withoutKeys(steerSides(sides))}
          />
        ))}
        {EDGES.map(({ side, label }) => (
          <div
            key={side}
            className={classes(styles.edge, styles[side])}
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-orientation={side === "top" || side === "bottom" ? "vertical" : "horizontal"}
            aria-valuemin={0}
            aria-valuemax={95}
            aria-valuenow={box[side]}
            aria-valuetext={say("framing.cutOff", { percent: box[side] })}
            {...steerSides([side])}
          />
        ))}
      </div>
      <div
        className={styles.point}
        style={positionOf(point)}
        role="slider"
        tabIndex={0}
        aria-label={say("framing.focus")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={point.x}
        aria-valuetext={say("framing.focusAt", { ...point })}
        {...steer(() => (way) => setFocus({ x: point.x + way.x, y: point.y + way.y }))}
      />
    </div>
  );
}

function insetOf({ top, right, bottom, left }: CropBox): CSSProperties {
  return { inset: `${top}% ${right}% ${bottom}% ${left}%` };
}

function positionOf({ x, y }: FocusPoint): CSSProperties {
  return { left: `${x}%`, top: `${y}%` };
}

/** Corners are for pointers alone: by keyboard the edges do the same. */
function withoutKeys({ onPointerDown }: ReturnType<ReturnType<typeof useSteering>>) {
  return { onPointerDown };
}
