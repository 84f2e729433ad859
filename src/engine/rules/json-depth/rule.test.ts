import { it } from "vitest";
import { tryCase } from "../../../testing/rule-cases.ts";

it("a file of five hundred brackets is named, and nothing else", () =>
  tryCase({ "pages/a.json": "[".repeat(500) }, "json-depth pages/a.json"));
