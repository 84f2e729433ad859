import { describe, expect, it } from "vitest";
import { examineFiles } from "../../../testing/examine-files.ts";
import { examineTexts, findInTexts } from "../../../testing/examine-texts.ts";

/** What is not to be reported, by why not. */
const RIGHT = [
  "Plain English words, spelled as they are in books.",
  "It isn’t, don't, we’ll, they've, the directors’ and the director's.",
  "A follow-up by e-mail, twenty-one state-of-the-art rooms.",
  "A naïve résumé from the façade of a café in Juárez.",
  "Names in a sentence: we drove from Ybor to Wynwood past Brickell and Ahwatukee.",
  "Pflugerville is a town. Schertz, too.",
  "**Montrose, the Heights and Sausalito**: open until six",
  "APRNs, PAs and RNs under HIPAA; the PLLC of Dr. MacDill.",
  "An iPhone, a MacBook and a PowerPoint.",
  "See https://www.exmaple.org/wrnog and www.exmaple.org or write to nmae@exmaple.org.",
  "The file prcies.pdf, the host exmaple.org, @hnadle and #hsahtag.",
  "Call {phnoe} or {facts.nmae} for `wrnog` code.",
  "A 2nd, a 3rd and the 21st, $750+ a month, 5pm, 10am, §177.17.",
  "With [a link](/texts) to [another](https://www.example.org/teh).",
  "Tohono O'odham and Coeur d'Alene.",
  "BEGIN HERE, WRITTEN IN CAPITALS",
  "Grey is a name here: we met Mr. Grey at the Theatre Royal.",
  "**Harbour Island and Channelside**: open until six",
  "We travel towards the judgement, whilst others canceled and cancelled.",
];

describe("words that are right", () => {
  it("are not reported", async () => {
    const reported = await findInTexts("rich", RIGHT, { site: { facts: { nmae: "x" } } });
    const spelled = reported.map((issues) => issues.filter(([rule]) => rule === "spelling"));
    expect(spelled).toEqual(RIGHT.map(() => []));
  });

  it("are those of the site's own list, of its brand and its address, too", async () => {
    const texts = ["Our ryemill and every Ryemill.", "Occured is our name.", "Accomodation Street"];
    const reported = await findInTexts("plain", texts, {
      words: ["ryemill"],
      site: {
        brand: "Occured",
        address: {
          street: "1 Accomodation Street",
          city: "Dallas",
          region: "TX",
          postalCode: "75001",
          country: "US",
        },
      },
    });
    expect(reported).toEqual([[], [], []]);
  });
});

describe("words that are misspelt", () => {
  it.each<[string, string, string]>([
    ["two letters exchanged", "We recieve guests.", "recieve"],
    ["a letter left out", "The goverment decides.", "goverment"],
    ["a letter too many", "It is untill six.", "untill"],
    ["another letter", "It is definately so.", "definately"],
    ["the first word of a sentence", "Recieve guests from seven.", "Recieve"],
    ["a word of a title", "How To Recieve A Quote", "Recieve"],
    ["a part of a compound", "A well-recieved book.", "recieved"],
    ["with a possessive ending", "The goverment’s plan.", "goverment"],
    ["a name in small letters", "We come from houston.", "houston"],
    ["beside a token", "Call {phone} for teh price.", "teh"],
    ["in bold", "This is **definately** so.", "definately"],
    ["in the words of a link", "See [teh page](/texts).", "teh"],
  ])("%s", async (_, text, word) => {
    const [reported] = await findInTexts("rich", [text], { site: { phone: "(214) 555-0100" } });
    expect(reported).toEqual([["spelling", word]]);
  });

  it("come with what was meant", async () => {
    const [[issue] = []] = await examineTexts("plain", ["We recieve guests."]);
    expect(issue?.message).toBe("“recieve” is not in the dictionary.");
    expect(issue?.hint).toContain("Did you mean “receive”");
    expect(issue?.hint).toContain("add it to pages/_words.txt");
    expect(issue?.choice).toEqual({ word: "recieve" });
    expect(issue?.fix).toBeUndefined();
  });

  it("are found in descriptions, in texts for pictures and in the site file", async () => {
    const picture = { src: "/media/door.svg", alt: "Our dooor" };
    const { issues } = await examineFiles({
      "pages/_site.json": {
        brand: "Example",
        url: "https://www.example.com",
        language: "en-US",
        facts: { opening: "sevven" },
        navigation: {
          header: [{ label: "Home", href: "/" }],
          action: { label: "Hoome", href: "/" },
        },
        footer: { groups: [] },
      },
      "pages/index.json": {
        title: "Home",
        description: "Whaat is here.",
        picture,
        blocks: [{ type: "hero" }],
      },
      "media/door.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
    });
    const spelled = issues.filter(({ rule }) => rule === "spelling");
    expect(spelled.map(({ pointer, excerpt }) => `${pointer} ${excerpt}`).sort()).toEqual([
      "/description Whaat",
      "/facts/opening sevven",
      "/navigation/action/label Hoome",
      "/picture/alt dooor",
    ]);
  });
});

describe("British words on an American site", () => {
  it.each<[string, string]>([
    ["colour", "color"],
    ["organise", "organize"],
    ["organising", "organizing"],
    ["analysed", "analyzed"],
    ["centre", "center"],
    ["centres", "centers"],
    ["travelled", "traveled"],
    ["counsellor", "counselor"],
    ["fulfil", "fulfill"],
    ["enrolment", "enrollment"],
    ["paediatric", "pediatric"],
    ["oestrogen", "estrogen"],
    ["licence", "license"],
    ["practise", "practice"],
    ["programme", "program"],
    ["grey", "gray"],
    ["tyres", "tires"],
    ["jewellery", "jewelry"],
  ])("%s becomes %s", async (british, american) => {
    const [[issue] = []] = await examineTexts("plain", [`Something ${british} here.`]);
    expect(issue?.rule).toBe("spelling");
    expect(issue?.fix).toEqual({ value: american });
  });

  it("keeps the capital, and takes no other word along", async () => {
    const text = "Colours and colourful things, in colour.";
    const [issues = []] = await examineTexts("plain", [text]);
    expect(issues.map(({ excerpt, fix }) => [excerpt, fix])).toEqual([
      ["Colours", { value: "Colors" }],
      ["colourful", { value: "colorful" }],
      [" colour.", { value: " color." }],
    ]);
  });

  it("is right on a British site, where American is, too", async () => {
    const texts = ["The colour of the centre", "The color of the center", "We recieve guests."];
    const reported = await findInTexts("plain", texts, { language: "en-GB" });
    expect(reported).toEqual([[], [], [["spelling", "recieve"]]]);
  });
});

it("says nothing of languages without a dictionary", async () => {
  const texts = ["Wir öffnen um siben und backen Brot fürs Viehrtel.", "We recieve guests."];
  expect(await findInTexts("plain", texts, { language: "de" })).toEqual([[], []]);
});
