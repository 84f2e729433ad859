import { expect, it } from "vitest";
import { chooseStyles } from "./choose-styles.ts";

const CHOICES = { cards: "list", heads: "above" };

it.each([
  ["rules that ask for nothing stay", ".a{color:red}.a>.b:hover{x:y}"],
  ["what no parser knows stays", "@view-transition{navigation:auto}::details-content{height:0}"],
  ["a list of layers, which holds no rules, stays", '@font-face{font-family:"A";src:url("/a")}'],
])("%s", (_, css) => {
  expect(chooseStyles(css, CHOICES)).toBe(css);
});

it.each([
  [":where([data-look-cards=list]) .a{x:y}", ".a{x:y}"],
  [':where([data-look-cards="list"],[data-look-cards="raised"]) .a .b{x:y}', ".a .b{x:y}"],
  [":where([data-look-cards=raised]) .a{x:y}.c{x:y}", ".c{x:y}"],
  [":root:where([data-look-cards=list]){--a:1}", ":root{--a:1}"],
  [":where([data-look-cards=list]){--a:1}", ":root{--a:1}"],
  [":where([data-look-cards=raised]) .a,.b,:where([data-look-heads=above]) .c{x:y}", ".b,.c{x:y}"],
  [":where([data-look-cards=list]):where([data-look-heads=column]) .a{x:y}", ""],
  [":where([data-look-cards=list]) :where([data-look-heads=above]) .a{x:y}", ".a{x:y}"],
  ["@media print{:where([data-look-cards=raised]) .a{x:y}}.b{x:y}", ".b{x:y}"],
  ["@media print{:where([data-look-cards=raised]) .a{x:y}.b{x:y}}", "@media print{.b{x:y}}"],
])(
  "of options only those that were chosen stay, and documents need not name them: %s",
  (css, left) => {
    expect(chooseStyles(css, CHOICES)).toBe(left);
  },
);
