import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BlogProvider } from "../engine/model/blog-provider.ts";
import type { FormProvider } from "../engine/model/form-provider.ts";
import { generateSchema } from "../engine/pipeline/schema/generate.ts";
import { schemaErrors } from "../engine/pipeline/validate/schema-errors.ts";
import { createValidator } from "../engine/pipeline/validate/validator.ts";
import { ENGINE } from "../testing/examine-files.ts";
import { DEFINITIONS } from "./definitions.ts";
import { providerLists } from "./provider-lists.ts";
import { PROVIDED } from "./schemas.ts";

const BLOG = {
  "types.ts": `import type { AnyBlog } from "../../../engine/model/blog-provider.ts";

/** Notes that a program keeps. */
export interface NotesBlog extends AnyBlog {
  provider: "notes";
  /** Where they are kept. */
  shelf: string;
}
`,
  "provider.ts": `import { defineBlogProvider } from "../../../define.ts";
import type { NotesBlog } from "./types.ts";

export const provider = defineBlogProvider<NotesBlog>({
  name: "notes",
  idPattern: "n[0-9]{1,9}",
  idWords: { noun: "note", form: "n and a number" },
  listed: 5,
  nameOf: ({ shelf }) => shelf,
  async *list() {
    yield { posts: ["First", "Second"] };
  },
  parse: (raw) => ({ id: "n1", title: String(raw), excerpt: "", html: "<p>A note.</p>" }),
  idOf: () => "n1",
  origins: () => ({}),
});
`,
};

const FORM = {
  "types.ts": `import type { AnyForm } from "../../../engine/model/lead-form-file.ts";

/** A form of the post office. */
export interface PostOfficeForm extends AnyForm {
  provider: "post-office";
  /** The counter. */
  counter: string;
}
`,
  "provider.ts": `import { defineFormProvider } from "../../../define.ts";
import type { PostOfficeForm } from "./types.ts";

export const provider = defineFormProvider<PostOfficeForm>({
  name: "post-office",
  title: "the post office",
  hosts: { script: [], frame: ["https://post.example"] },
  embed: ({ counter }) => ({ frame: { src: \`https://post.example/\${counter}\`, attributes: {} } }),
});
`,
  "browser.ts": `import type { FormBrowserPart } from "../../../define.ts";

export const browser: FormBrowserPart = { readMessage: () => ({ submitted: "stamped" }) };
`,
};

/** A copy of the sources with two more folders, and the lists that are made of it. */
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "providers-"));
  cpSync("src", join(root, "src"), { recursive: true });
  for (const name of ["tsconfig.json", "package.json"]) cpSync(name, join(root, name));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  add("src/providers/blog/notes", BLOG);
  add("src/providers/forms/post-office", FORM);
  for (const { path, text } of providerLists(root)) writeFileSync(join(root, path), text());
});

afterAll(() => rmSync(root, { recursive: true }));

function add(folder: string, files: Record<string, string>): void {
  mkdirSync(join(root, folder));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, folder, name), text);
}

function load<Module>(path: string): Promise<Module> {
  return import(/* @vite-ignore */ join(root, path)) as Promise<Module>;
}

describe("a provider is one new folder", () => {
  it("of a blog: it is listed, and lists its posts", async () => {
    const lists = await load<{ BLOG_PROVIDERS: BlogProvider[] }>("src/providers/blog/providers.ts");
    const notes = lists.BLOG_PROVIDERS.find(({ name }) => name === "notes");
    const config = { provider: "notes", byline: "Us", shelf: "Top" };
    expect(notes?.nameOf(config)).toBe("Top");
    const pages: unknown[] = [];
    const tools = { signal: new AbortController().signal, own: [] };
    for await (const page of notes?.list(config, tools) ?? []) pages.push(page);
    expect(pages).toEqual([{ posts: ["First", "Second"] }]);
  });

  it("of a form: it is listed, with the part that browsers load", async () => {
    const lists = await load<{ FORM_PROVIDERS: FormProvider[] }>(
      "src/providers/forms/providers.ts",
    );
    expect(lists.FORM_PROVIDERS.map(({ title }) => title)).toContain("the post office");
    const { loadBrowserPart } = await load<typeof import("../providers/forms/browser-part.ts")>(
      "src/providers/forms/browser-part.ts",
    );
    const part = await loadBrowserPart("post-office");
    expect(part.readMessage("x", "")).toEqual({ submitted: "stamped" });
  });

  it("whose configuration the site file takes, and no other", () => {
    const block = { file: "src/theme/blocks/types.ts", type: "Block" };
    const { fields, strings } = DEFINITIONS;
    const site = generateSchema(root, "site", {
      block,
      provided: PROVIDED,
      fields,
      strings: strings.languages,
    });
    const schemas = { ...ENGINE.schemas, site };
    const validate = createValidator(schemas, schemaErrors({ schemas, fields }));
    const wrong = (fields: object) =>
      validate("site", "/_site.json", fields)
        .map(({ pointer }) => pointer)
        .filter((pointer) => /^\/(blog|leadForm)/.test(pointer));
    const right = {
      blog: { provider: "notes", byline: "Us", shelf: "Top" },
      leadForm: { provider: "post-office", title: "Write", counter: "3" },
    };
    expect(wrong(right)).toEqual([]);
    expect(wrong({ ...right, blog: { ...right.blog, shelf: 3 } })).toEqual(["/blog/shelf"]);
    expect(wrong({ ...right, leadForm: { ...right.leadForm, tray: "x" } })).toEqual([
      "/leadForm/tray",
    ]);
  });
});

it("a provider without a type for its configuration is rejected in a sentence", () => {
  add("src/providers/blog/bare", { "provider.ts": "export const provider = {};\n" });
  const texts = () => providerLists(root).map(({ text }) => text());
  expect(texts).toThrow(
    "src/providers/blog/bare/types.ts has to export an interface that extends AnyBlog",
  );
});
