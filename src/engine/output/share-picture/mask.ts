/** One piece of an outline, in pixels, as fontkit names it: `moveTo`, `lineTo`, `quadraticCurveTo`, `bezierCurveTo`, `closePath`. */
export interface OutlinePiece {
  command: string;
  args: number[];
}

export type Outline = OutlinePiece[];

/** How much of each pixel a shape covers, from 0 to 255. */
export interface Mask {
  left: number;
  top: number;
  width: number;
  height: number;
  covered: Uint8Array;
}

type Point = [x: number, y: number];

/** Straight pieces that stand for a curve. */
const PIECES = 8;

/** Covers pixels with the inside of an outline. Only additions and multiplications: every machine gets the same. */
export function maskOf(outline: Outline): Mask {
  const lines = linesOf(outline);
  const xs = lines.flatMap(([from, to]) => [from[0], to[0]]);
  const ys = lines.flatMap(([from, to]) => [from[1], to[1]]);
  if (lines.length === 0)
    return { left: 0, top: 0, width: 0, height: 0, covered: new Uint8Array() };
  const left = Math.floor(Math.min(...xs));
  const top = Math.floor(Math.min(...ys));
  // What lies right of the last pixel of a row is noted in two more.
  const width = Math.ceil(Math.max(...xs)) - left + 2;
  const height = Math.ceil(Math.max(...ys)) - top;
  const changes = new Float64Array(width * height);
  for (const [from, to] of lines)
    addLine(changes, width, [from[0] - left, from[1] - top], [to[0] - left, to[1] - top]);
  return { left, top, width, height, covered: summed(changes, width) };
}

/** The outline of a circle, of four curves. */
export function circle(x: number, y: number, radius: number): Outline {
  // How far the controls of a quarter lie from its ends.
  const bend = radius * 0.5523;
  const quarter = (ax: number, ay: number): OutlinePiece => ({
    command: "bezierCurveTo",
    args: [
      ...[x + radius * ax + bend * -ay, y + radius * ay + bend * ax],
      ...[x + radius * -ay + bend * ax, y + radius * ax + bend * ay],
      ...[x + radius * -ay, y + radius * ax],
    ],
  });
  const start = { command: "moveTo", args: [x + radius, y] };
  return [start, quarter(1, 0), quarter(0, 1), quarter(-1, 0), quarter(0, -1)];
}

/** Every pixel of a row is covered as the one before it, and by what changes there. */
function summed(changes: Float64Array, width: number): Uint8Array {
  const covered = new Uint8Array(changes.length);
  let sum = 0;
  for (const [at, change] of changes.entries()) {
    sum = at % width === 0 ? change : sum + change;
    covered[at] = Math.round(Math.min(1, Math.abs(sum)) * 255);
  }
  return covered;
}

/** Notes what a line changes in each row that it crosses: the area right of it. */
function addLine(changes: Float64Array, width: number, from: Point, to: Point): void {
  if (from[1] === to[1]) return;
  const direction = from[1] < to[1] ? 1 : -1;
  const [upper, lower] = direction === 1 ? [from, to] : [to, from];
  const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
  for (let row = Math.floor(upper[1]); row < lower[1]; row += 1) {
    const first = Math.max(row, upper[1]);
    const last = Math.min(row + 1, lower[1]);
    const start = upper[0] + (first - upper[1]) * slope;
    const end = upper[0] + (last - upper[1]) * slope;
    const [near, far] = start < end ? [start, end] : [end, start];
    addRow(changes, row * width, { near, far, change: (last - first) * direction });
  }
}

/** A line within one row, from `near` to `far`: each pixel is changed by the area right of the line that begins there. */
function addRow(
  changes: Float64Array,
  row: number,
  { near, far, change }: { near: number; far: number; change: number },
): void {
  const areaUpTo = (x: number) => {
    if (x <= near) return 0;
    return x >= far ? x - (near + far) / 2 : (x - near) ** 2 / (far - near) / 2;
  };
  let before = 0;
  let covered = 0;
  for (let x = Math.floor(near); covered < 1; x += 1) {
    const area = areaUpTo(x + 1);
    const next = area - before;
    const at = row + x;
    changes[at] = (changes[at] ?? 0) + (next - covered) * change;
    before = area;
    covered = x >= far ? 1 : next;
  }
}

function linesOf(outline: Outline): [from: Point, to: Point][] {
  const lines: [Point, Point][] = [];
  let start: Point = [0, 0];
  let pen: Point = [0, 0];
  const lineTo = (to: Point) => {
    lines.push([pen, to]);
    pen = to;
  };
  for (const { command, args } of outline) {
    if (command === "moveTo") {
      start = pointsOf(args)[0] ?? start;
      pen = start;
    } else if (command === "closePath") lineTo(start);
    else for (const point of flattened([pen, ...pointsOf(args)])) lineTo(point);
  }
  return lines;
}

function pointsOf(args: number[]): Point[] {
  return Array.from({ length: args.length / 2 }, (_, at) => [
    args[2 * at] ?? 0,
    args[2 * at + 1] ?? 0,
  ]);
}

/** Points on a line or a curve of Bézier's, without the first. */
function flattened(controls: Point[]): Point[] {
  const pieces = controls.length === 2 ? 1 : PIECES;
  return Array.from({ length: pieces }, (_, at) => pointAt(controls, (at + 1) / pieces));
}

/** By de Casteljau's construction. */
function pointAt(controls: Point[], part: number): Point {
  let points = controls;
  while (points.length > 1)
    points = points.slice(1).map(([x, y], at) => {
      const [fromX, fromY] = points[at] ?? [x, y];
      return [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
    });
  return points[0] ?? [0, 0];
}
