import { expect, it } from "vitest";
import { attributesIn } from "./html-attributes.ts";

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
