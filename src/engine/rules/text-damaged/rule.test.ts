import { describe, expect, it } from "vitest";
import { examineTexts, findInTexts } from "../../../testing/examine-texts.ts";
import { isDamaged, lostIn, mojibakeIn } from "../analysis/texts/damage.ts";

describe("texts that were read with the wrong encoding", () => {
  it.each([
    ["Come to our cafÃ©", "Ã©", "é"],
    ["Itâ€™s open", "â€™", "’"],
    ["â€œOpen”", "â€œ", "“"],
    ["Monday â€“ Friday", "â€“", "–"],
    ["Costs â‚¬5", "â‚¬", "€"],
    ["Meridianâ„¢", "â„¢", "™"],
    ["Ten\u00c2\u00a0rooms", "Â\u00a0", " "],
    ["Â© 2026", "Â©", "©"],
    ["Ã–ffnungszeiten", "Ã–", "Ö"],
    ["GrÃ¼ÃŸe", "Ã¼", "ü"],
  ])("%s", async (text, written, meant) => {
    const [[issue] = []] = await examineTexts("plain", [text]);
    expect(issue).toMatchObject({ rule: "text-damaged", excerpt: written, fix: { value: meant } });
  });

  it("are found with every damaged character, and not as misspelt words", async () => {
    const [issues = []] = await examineTexts("rich", ["Unser CafÃ© hat fÃ¼r Sie geÃ¶ffnet."]);
    expect(issues.map(({ rule, fix }) => [rule, fix])).toEqual([
      ["text-damaged", { value: "é" }],
      ["text-damaged", { value: "ü" }],
      ["text-damaged", { value: "ö" }],
    ]);
  });

  it("are found where a character was lost", async () => {
    expect(await findInTexts("plain", ["Come to our caf\ufffd"])).toEqual([
      [["text-damaged", "\ufffd"]],
    ]);
  });
});

it("a character of more bytes is put together as a whole, and marked where it stands", () => {
  expect(mojibakeIn("A â€™ and Ã© here")).toEqual([
    { offset: 2, length: 3, meant: "’" },
    { offset: 10, length: 2, meant: "é" },
  ]);
  expect(mojibakeIn("Ã‘andÃº, Ã‘")).toEqual([
    { offset: 0, length: 2, meant: "Ñ" },
    { offset: 5, length: 2, meant: "ú" },
  ]);
  expect(["â€ today", "â€", "Ã", "Âs"].map(mojibakeIn)).toEqual([[], [], [], []]);
});

it("of several lost characters the first is marked", () => {
  expect(lostIn("a\ufffdb\ufffd")).toEqual([{ offset: 1, length: 1 }]);
  expect(lostIn("\ufffd")).toEqual([{ offset: 0, length: 1 }]);
  expect(lostIn("whole")).toEqual([]);
  expect(["caf\ufffd", "cafÃ©", "café"].map(isDamaged)).toEqual([true, true, false]);
});

it("accents, quotes and signs that are meant stay", () => {
  const texts = [
    "São Paulo, MANHÃ, AMANHÃ…, “A MANHÔ, NÃO – SIM",
    "Château, pâté, âme, Île, ÂGE",
    "Ârea 51, Ünal, Österreich, ÄÖÜß",
    "„Spaß“, „Süß…“, „Fuß–Ball“",
    "50 €, 5 £, 5 °C, § 5, ½, ×, ™, ©",
    "Việt Nam, ÂU CƠ, Tiếng Việt",
    "Ångström, Ærø, Łódź",
  ];
  expect(texts.map(mojibakeIn)).toEqual(texts.map(() => []));
});
