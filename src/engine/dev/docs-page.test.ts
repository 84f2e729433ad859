import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ENGINE } from "../../testing/examine-files.ts";
import { DOCS, docsDocument } from "./docs-page.ts";

const document = (path: string) => docsDocument(resolve("."), ENGINE, path) ?? "";

describe("the documentation in development", () => {
  it("begins with the guide", () => {
    expect(document(DOCS)).toContain('<h1 id="writing-pages">Writing pages</h1>');
  });

  it.each(["authors", "blocks", "rules"])("%s has no link that leads nowhere", (name) => {
    const html = document(`${DOCS}/${name}`);
    const wrong = [...html.matchAll(/(?:href|src)="([^"]*)"/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !leadsSomewhere(target, html));
    expect(wrong).toEqual([]);
  });

  it("has no other pages", () => {
    expect(docsDocument(resolve("."), ENGINE, `${DOCS}/../package`)).toBeUndefined();
    expect(docsDocument(resolve("."), ENGINE, `${DOCS}/constructor`)).toBeUndefined();
  });

  function leadsSomewhere(target: string, html: string): boolean {
    if (target.startsWith("https://") || target.startsWith("http://localhost")) return true;
    if (target === "/_blocks" || target === "/contact") return true;
    if (target.startsWith("#")) return html.includes(`id="${target.slice(1)}"`);
    if (target.startsWith("/docs/")) return existsSync(target.slice(1));
    return docsDocument(resolve("."), ENGINE, target.replace(/#.*$/, "")) !== undefined;
  }
});
