import { expect, it } from "vitest";
import { addressLines } from "./address-lines.ts";

it.each([
  ["US", "Austin", "TX", "78701", ["1 Main St", "Austin, TX 78701"]],
  ["DE", "Bremen", undefined, "28195", ["1 Main St", "28195 Bremen"]],
  ["ES", "Madrid", "Madrid", "28001", ["1 Main St", "28001 Madrid"]],
  ["GB", "London", undefined, "N1 1AA", ["1 Main St", "London", "N1 1AA"]],
])("writes an address as its country does: %s", (country, city, region, postalCode, lines) => {
  expect(addressLines({ street: "1 Main St", city, region, postalCode, country })).toEqual(lines);
});
