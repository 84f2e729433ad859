import { createHash } from "node:crypto";

const [PART, PARTS] = (process.env.MUTATE_PART ?? "1/1").split("/").map(Number);

/**
 * Leaves whole every declaration that is not drawn for the part of the lines that is asked for. Its own text draws it,
 * so that all parts together are the whole, and a later run draws the same.
 */
const sample = {
  shouldIgnore(path) {
    if (!path.parentPath?.isProgram()) return undefined;
    const text = path.hub.file.code.slice(path.node.start, path.node.end);
    const drawn = createHash("sha256").update(text).digest().readUInt32BE(0);
    return drawn % PARTS === PART - 1 ? undefined : "Not drawn.";
  },
};

export const strykerPlugins = [{ kind: "Ignore", name: "sample", value: sample }];
