import { it } from "vitest";
import { tryCase } from "../../../testing/rule-cases.ts";

it("a file in the encoding of Western Europe is named, and nothing else", () =>
  tryCase({ "pages/a.json": new Uint8Array([0x7b, 0xe9, 0x7d]) }, "json-encoding pages/a.json"));
