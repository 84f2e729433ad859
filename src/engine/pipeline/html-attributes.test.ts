import { expect, it } from "vitest";
import { attributesIn, withAttributes } from "./html-attributes.ts";

const read = (html: string) =>
  attributesIn(html).map(({ element, name, value, quoted, offset }) => {
    expect(html.slice(offset, offset + quoted.length)).toBe(quoted);
    return `${element} ${name} ${value}`;
  });

it.each([
  ['<a title="a > b" href="/nope">x</a>', ["a title a > b", "a href /nope"]],
  ["<a href='/single' class=x>x</a>", ["a href /single", "a class x"]],
  ["<A HREF=/bare>x</A>", ["a href /bare"]],
  ['<a href = "/spaced" >x</a>', ["a href /spaced"]],
  ['<a\n  href="/a?b=1&amp;c=2"\n>x</a>', ["a href /a?b=1&c=2"]],
  ['<a href="/first" href="/second">x</a>', ["a href /first"]],
  ["<input disabled>", ["input disabled "]],
  ['<!-- <a href="/comment">x</a> -->', []],
  ["<script>\"<a href='/script'>\"</script>", []],
  ['<a href="/open', []],
])("attributes are read as browsers read them: %s", (html, expected) => {
  expect(read(html)).toEqual(expected);
});

it("changes one attribute and nothing else", () => {
  const html = `<p title="/old">/old</p><a title="a > b" href='/old'>x</a><A HREF=/old#y >/old</A><a href="/older">z</a>`;
  const changed = withAttributes(html, ({ element, value }) =>
    element === "a" && /^\/old(#|$)/.test(value) ? value.replace("/old", "/n\"e'w?a&b") : undefined,
  );
  expect(changed).toBe(
    `<p title="/old">/old</p><a title="a > b" href='/n"e&#39;w?a&amp;b'>x</a><A HREF="/n&#34;e'w?a&amp;b#y" >/old</A><a href="/older">z</a>`,
  );
  expect(read(changed)).toContain(`a href /n"e'w?a&b`);
});
