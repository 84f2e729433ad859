import type { CustomPlugin } from "svgo";

/** Gives a drawing a size, so that it can stand within another one as it is shown by itself. */
export function ofSize({ width, height }: { width: number; height: number }): CustomPlugin {
  return {
    name: "of-size",
    fn: () => ({
      element: {
        enter(node, parent) {
          if (parent.type !== "root") return;
          const { x: _x, y: _y, ...written } = node.attributes;
          node.attributes = { ...written, width: `${width}`, height: `${height}` };
        },
      },
    }),
  };
}
