import { expect, it } from "vitest";
import { readabilityOf } from "./readability.ts";

const EASY = "We bake at night. The oven is hot at six. Come in and get warm bread.";
const HARD =
  "Notwithstanding organizational considerations, interdisciplinary collaboration necessitates comprehensive documentation of administrative responsibilities throughout implementation.";

it.each([
  ["en-US", EASY, "easy"],
  ["en-GB", HARD, "hard"],
  ["de", "Wir backen in der Nacht. Um sechs ist der Ofen heiß. Komm herein.", "easy"],
  [
    "de-AT",
    "Unbeschadet organisatorischer Überlegungen erfordert interdisziplinäre Zusammenarbeit umfassende Dokumentation administrativer Verantwortlichkeiten.",
    "hard",
  ],
  ["es", "El pan sale del horno a las seis. Ven por la tarde. Te espero aquí.", "easy"],
  [
    "es",
    "Independientemente de consideraciones organizativas, la colaboración interdisciplinaria necesita documentación administrativa.",
    "hard",
  ],
  ["it", EASY, undefined],
])("a text in %s is as easy as people find it: %s", (language, text, ease) => {
  expect(readabilityOf([text], language).ease).toBe(ease);
});

it("counts words as they are shown, by sentences", () => {
  const text =
    "# Bread and more bread\n\n- See **our** [warm rye](/breads/rye).\n- It is good: 7 %!";
  expect(readabilityOf([text], "en-US")).toMatchObject({ words: 7, perSentence: 4 });
  expect(readabilityOf([], "en-US")).toEqual({ words: 0, perSentence: 0, long: [] });
});

it("names sentences that are long, each with its text, the longest first", () => {
  const of = (count: number) => `Bread${" bread".repeat(count - 1)}.`;
  const { long } = readabilityOf([of(28), `${of(5)} ${of(29)}`, of(40)], "en-US");
  expect(long.map(({ at, words }) => [at, words])).toEqual([
    [2, 40],
    [1, 29],
  ]);
});
