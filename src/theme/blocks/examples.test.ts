import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Definition {
  description?: string;
  properties?: Record<string, { const?: string; description?: string }>;
}

const page = JSON.parse(readFileSync("schema/page.schema.json", "utf8")) as {
  definitions: Record<string, Definition>;
};
const types = readdirSync("src/theme/blocks", { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

describe.each(types.map(({ name }) => name))("%s", (type) => {
  const definition = Object.values(page.definitions).find(
    ({ properties }) => properties?.type?.const === type,
  );

  it("has examples of its own type", () => {
    const file = `src/theme/blocks/${type}/example.json`;
    expect(existsSync(file), `${file} is missing`).toBe(true);
    const examples = JSON.parse(readFileSync(file, "utf8")) as { type: string }[];
    expect(examples.length).toBeGreaterThan(0);
    expect(new Set(examples.map((example) => example.type))).toEqual(new Set([type]));
  });

  it("tells authors what it is and what each field is for", () => {
    expect(definition?.description).toMatch(/\w+ \w+/);
    const silent = Object.entries(definition?.properties ?? {}).filter(
      ([name, field]) => name !== "type" && !field.description,
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });
});
