import { expect, it } from "vitest";
import type { SiteFile } from "../../../model/site-file.ts";
import type { OddText } from "../../../pipeline/texts/scanner.ts";
import { numbersIn } from "./numbers-in.ts";
import { compareWithOwn, digitsOf, ownPhone, phonesDisagree } from "./phone.ts";

const site = (phone?: string, phoneNumber?: string) => ({ phone, phoneNumber }) as SiteFile;

it.each([
  ["+49 (0)30 90 18 20", "4930901820"],
  ["(0049) 30/90-18.20", "004930901820"],
  ["(00)", "00"],
  ["none", ""],
])("the digits of %s are %s", (number, digits) => {
  expect(digitsOf(number)).toBe(digits);
});

it.each<[phone: string | undefined, phoneNumber: string | undefined, national?: string]>([
  [undefined, undefined],
  [undefined, "+12145550100", "2145550100"],
  [undefined, "+4930901820", "4930901820"],
  ["(214) 555-0100", "+12145550100", "2145550100"],
  ["1 (214) 555-0100", "+12145550100", "2145550100"],
  ["12145550100", "+12145550100", "2145550100"],
  ["+49 30 901820", "+4930901820", "30901820"],
  ["0049 30 901820", "+4930901820", "30901820"],
  ["030 901820", "+4930901820", "30901820"],
  ["4930901820", "+4930901820", "4930901820"],
  ["06 1234 5678", "+390612345678", "0612345678"],
  ["355 1234567", "+3551234567", "1234567"],
  ["1234567", "+3551234567", "1234567"],
  ["355 234567", "+355234567"],
  ["234567", "+355234567"],
  ["4567890", "+12124567890", undefined],
  ["(214) 555-0100", undefined],
  ["1-800-FLOWERS", "+18003569377"],
])("of %s and %s what is dialed within the country is %s", (phone, phoneNumber, national) => {
  expect(ownPhone(site(phone, phoneNumber))?.national).toBe(national);
});

it("the number with its country is the one that phones dial", () => {
  expect(ownPhone(site("030 901820", "+49 30 901820"))?.international).toBe("4930901820");
});

it.each<[phone: string | undefined, phoneNumber: string | undefined, disagree: boolean]>([
  ["(214) 555-0100", "+12145550110", true],
  ["(214) 555-0100", "+12145550100", false],
  ["214–555·0100", "+12145550110", true],
  ["(214) 555-0100 x5", "+12145550110", false],
  ["214 FLOWERS", "+12145550110", false],
  ["(214) 555-0100", undefined, false],
  [undefined, "+12145550110", false],
  ["", "+12145550110", false],
])("%s and %s are two numbers: %s", (phone, phoneNumber, disagree) => {
  expect(phonesDisagree(site(phone, phoneNumber))).toBe(disagree);
});

it.each([
  ["2145550100", "same"],
  ["12145550100", "same"],
  ["02145550100", "same"],
  ["0012145550100", "same"],
  ["2145550101", "near"],
  ["12145550", "other"],
  ["214555010", "near"],
  ["21455501000", "near"],
  ["1214555010", "near"],
  ["2145551101", "other"],
  ["", "other"],
])("%s compared with the own number is %s", (digits, expected) => {
  const own = { international: "12145550100", national: "2145550100" };
  expect(compareWithOwn(digits, own)).toBe(expected);
});

it.each<[text: string, numbers: string[]]>([
  ["Call (214) 555-0100 or +1 214 555 0101.", ["(214) 555-0100", "+1 214 555 0101"]],
  ["030/90 18 20", ["030/90 18 20"]],
  ["12 345", ["12 345"]],
  ["12345", []],
  ["123456", ["123456"]],
  ["$2145550100, €2145550100", []],
  ["A2145550100, 2145550100a, 2145550100%", []],
  ["1.2145550100", ["1.2145550100"]],
  ["–2145550100", []],
  ["no digit", []],
])("of %s the numbers are %j", (text, numbers) => {
  const found = numbersIn({ text } as OddText);
  expect(found.map(({ written }) => written)).toEqual(numbers);
  expect(found.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual(numbers);
});
