/** Letters of other alphabets that look like Latin ones. */
const LATIN: Record<string, string> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ј: "j",
  ѕ: "s",
  һ: "h",
  ԁ: "d",
  к: "k",
  м: "m",
  т: "t",
  в: "b",
  н: "h",
  ο: "o",
  α: "a",
  ι: "i",
  ν: "v",
  ρ: "p",
  τ: "t",
  κ: "k",
  υ: "u",
  ѵ: "v",
  ԛ: "q",
  ԝ: "w",
  ı: "i",
  ɡ: "g",
};

/** A word with look-alike letters of other alphabets replaced, and which letter was the first of them. */
export function withLatinLetters(word: string): { word: string; foreign?: string } {
  let foreign: string | undefined;
  const letters = [...word.replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "").normalize("NFKC")];
  const latin = letters.map((letter) => {
    const meant = LATIN[letter];
    if (meant !== undefined) foreign ??= letter;
    return meant ?? letter;
  });
  return foreign === undefined ? { word: latin.join("") } : { word: latin.join(""), foreign };
}
