import { createElement, Fragment, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { createDocumentReader } from "./read-document.ts";
import { createPropsReader, type Props } from "./read-props.ts";

/** An element with the properties of every element in it, as a renderer names them. */
type Tree = [type: string, props: Props, ...children: Tree[]];

const elementOf = ([type, props, ...children]: Tree): ReactNode =>
  createElement(type, props, ...children.map(elementOf));

const summary = ({
  references,
  ids,
  idReferences,
}: ReturnType<ReturnType<typeof createDocumentReader>>) => ({
  references: references.map(({ attribute, value }) => `${attribute} ${value}`).sort(),
  ids: ids.toSorted(),
  idReferences: idReferences.map(({ attribute, value }) => `${attribute} ${value}`).sort(),
});

const TREES: [string, Tree][] = [
  ["a link", ["a", { id: "x", href: "/a?b=1&c=2#d", className: "e" }]],
  ["a link without an address", ["a", { href: undefined, name: "old" }]],
  ["a link to nothing", ["a", { href: "" }]],
  ["a number as an id", ["p", { id: 7 }]],
  ["what is no text", ["p", { id: false, "aria-controls": true, title: null }]],
  [
    "a picture",
    ["img", { src: "/a.png", srcSet: "/a.png 1x, /b.png 2x", alt: "", loading: "lazy" }],
  ],
  ["a picture of nothing", ["img", { src: "", alt: "", loading: "lazy" }]],
  ["sources", ["picture", {}, ["source", { srcSet: "/a.avif 480w, /b.avif 800w" }]]],
  [
    "a video",
    ["video", { poster: "/p.webp" }, ["source", { src: "/v.mp4" }], ["track", { src: "/t.vtt" }]],
  ],
  [
    "a form",
    [
      "form",
      { action: "/send" },
      ["label", { htmlFor: "n" }],
      ["input", { id: "n", name: "n", list: "l" }],
    ],
  ],
  ["a button", ["button", { formAction: "/other", form: "f", popoverTarget: "menu" }]],
  ["labels", ["div", { "aria-labelledby": "a b", "aria-describedby": "c" }]],
  ["a drawing", ["svg", {}, ["use", { href: "/icons.svg#phone" }]]],
  ["styles", ["div", { style: { backgroundImage: "url(/a.png)", color: "red" } }]],
  ["a map", ["img", { useMap: "#map", alt: "", loading: "lazy" }]],
  ["a frame", ["iframe", { src: "/form" }]],
  ["a file", ["object", { data: "/a.pdf" }]],
  ["a table", ["table", {}, ["tbody", {}, ["tr", {}, ["td", { headers: "h" }]]]]],
  [
    "HTML as it is",
    ["div", { dangerouslySetInnerHTML: { __html: '<a id="y" href="/raw">x</a>' } }],
  ],
  ["a style sheet", ["style", { children: "a { background: url(/s.png) }" }]],
];

it.each(TREES)("elements say the same as their HTML: %s", (_, tree) => {
  const reader = createPropsReader();
  const noteAll = ([type, props, ...children]: Tree) => {
    reader.note(type, props);
    children.forEach(noteAll);
  };
  noteAll(tree);
  const html = renderToString(createElement(Fragment, null, elementOf(tree)));
  const noted = summary(reader.noted());
  expect(noted).toEqual(summary(createDocumentReader()(html)));
  expect(reader.noted()).toEqual({ references: [], ids: [], idReferences: [] });
});
