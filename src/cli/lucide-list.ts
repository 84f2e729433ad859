import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { optimize } from "svgo";
import type { IconFile } from "../engine/model/icon-file.ts";
import { ICONS } from "./folders.ts";
import type { GeneratedFile } from "./generated-lists.ts";

/** Where Lucide keeps its icons, a module for each and for each of their earlier names. */
const MODULES = "node_modules/lucide-react/dist/esm/icons";

/** A part of a drawing as a module has it: the name of an element, and its attributes. */
type Shape = [element: string, attributes: Record<string, string>];

/** An icon as one line: documents hold it, and a path can neither run nor load anything. */
const JOINED = [
  { name: "convertShapeToPath" as const, params: { convertArcs: true } },
  { name: "mergePaths" as const, params: { force: true } },
];

/** All icons of Lucide by their names, and the names that they had before. */
export function lucideList(root: string): GeneratedFile {
  return {
    path: ICONS,
    text: () => `${JSON.stringify(iconsIn(join(root, MODULES)), null, 2)}\n`,
  };
}

function iconsIn(folder: string): IconFile {
  const icons: IconFile["icons"] = {};
  const aliases: IconFile["aliases"] = {};
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".mjs"))
    .map((name) => name.replace(/\.mjs$/, ""));
  for (const name of names.sort()) {
    const text = readFileSync(join(folder, `${name}.mjs`), "utf8");
    const other = /^export \{.*\bdefault\b.*\} from '\.\/(.+)\.mjs';$/m.exec(text)?.[1];
    if (other === undefined) icons[name] = pathOf(shapesIn(text, name));
    else aliases[name] = other;
  }
  return { icons, aliases };
}

/** @throws when a module is written in another way than it was */
function shapesIn(text: string, name: string): Shape[] {
  const written =
    /\n {2}name: "([\w-]+)",\n {2}size: 24,\n {2}node: (\[[\s\S]*?\])(,\n {2}aliases|\n\};)/;
  const [, own, node] = written.exec(text) ?? [];
  if (own !== name || !node) throw new Error(`${MODULES}/${name}.mjs has no icon ${name}.`);
  return JSON.parse(node.replace(/([{,]\s+)([\w-]+): "/g, '$1"$2": "'));
}

/** @throws when a drawing has something else than lines */
function pathOf(shapes: Shape[]): string {
  const parts = shapes.map(([element, { key: _, fill, ...attributes }]) => {
    if (element === "rect") return roundedRect(attributes);
    const dot = fill === undefined ? "" : dotIn(attributes);
    return written(element, attributes) + dot;
  });
  const svg = written("svg", { xmlns: "http://www.w3.org/2000/svg", stroke: "#000" }, parts);
  const { data } = optimize(svg, { floatPrecision: 3, plugins: JOINED });
  const [, path] = /^<svg[^>]*><path d="([^"]+)"\/><\/svg>$/.exec(data) ?? [];
  if (path === undefined) throw new Error(`This is no line: ${svg}`);
  return fromCapital(path);
}

/** Makes a path begin with `M`: no name of an icon does. */
function fromCapital(path: string): string {
  return path.replace(
    /^m(\d*\.?\d+) (\d*\.?\d+)([ .-]?)/,
    (_, x, y, next) => `M${x} ${y}${next && `l${next.trim()}`}`,
  );
}

function written(
  element: string,
  attributes: Record<string, string>,
  parts: string[] = [],
): string {
  const all = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${element}${all.join("")}>${parts.join("")}</${element}>`;
}

/** Fills a circle that is no larger than a line is wide. */
function dotIn({ cx, cy }: Record<string, string>): string {
  return written("path", { d: `M${cx} ${cy}h.01` });
}

/** Which `convertShapeToPath` leaves as it is. */
function roundedRect(attributes: Record<string, string>): string {
  const { x = 0, y = 0, width = 0, height = 0, rx, ry } = attributes;
  const across = Number(rx ?? ry ?? 0);
  const down = Number(ry ?? rx ?? 0);
  const [w, h] = [Number(width) - 2 * across, Number(height) - 2 * down];
  const arc = (right: number, low: number) => `a${across} ${down} 0 0 1 ${right} ${low}`;
  const top = `M${Number(x) + across} ${y}h${w}${arc(across, down)}`;
  const bottom = `v${h}${arc(-across, down)}h${-w}${arc(-across, -down)}`;
  return written("path", { d: `${top}${bottom}v${-h}${arc(across, -down)}z` });
}
