import { describe, expect, it } from "vitest";
import { examineFiles } from "../../../testing/examine-files.ts";
import { findInTexts } from "../../../testing/examine-texts.ts";

describe("the words of a link", () => {
  it.each([
    ["For our hours [click here](/texts).", "click here"],
    ["Our hours: [Click here!](/texts)", "Click here!"],
    ["[Read more](/texts)", "Read more"],
    ["[Read more »](/texts)", "Read more »"],
    ["[**Learn more**](/texts)", "**Learn more**"],
    ["See [here](/texts).", "here"],
    ["See [this page](/texts).", "this page"],
    ["[https://www.example.org](https://www.example.org)", "https://www.example.org"],
    ["[www.example.org/map](https://www.example.org/map)", "www.example.org/map"],
    ["See https://www.example.org/map for it.", "https://www.example.org/map"],
  ])("%s", async (text, label) => {
    expect(await findInTexts("rich", [text])).toEqual([[["link-text", label]]]);
  });

  it("say enough when they name something", async () => {
    const texts = [
      "[Read more about bread](/texts)",
      "[Click here for our hours](/texts)",
      "[The link between rye and rain](/texts)",
      "[Here and there](/texts)",
      "[Texas Bread Board](https://www.example.org)",
      "[(214) 555-0100](tel:+12145550100)",
      "[baker@example.org](mailto:baker@example.org)",
      "[example.org](https://www.example.org)",
      "We are here, and this is more.",
    ];
    expect(await findInTexts("rich", texts)).toEqual(texts.map(() => []));
  });

  it("are judged in the site's language, and addresses in all", async () => {
    const texts = [
      "[Hier klicken](/texts)",
      "[Mehr erfahren](/texts)",
      "[Hier backen wir](/texts)",
    ];
    const address = "[https://www.example.org](https://www.example.org)";
    expect(await findInTexts("rich", [...texts, address], { language: "de" })).toEqual([
      [["link-text", "Hier klicken"]],
      [["link-text", "Mehr erfahren"]],
      [],
      [["link-text", "https://www.example.org"]],
    ]);
    const [inGerman = []] = await findInTexts("rich", ["[Click here](/texts)"], { language: "de" });
    expect(inGerman).toEqual([]);
  });

  it("are left to the rules for targets where the target is none", async () => {
    const [reported = []] = await findInTexts("rich", ["[click here](www.example.org)"]);
    expect(reported.map(([rule]) => rule)).toEqual(["link-form"]);
  });
});

describe("the same words for two targets", () => {
  const button = (label: string, href: string) => ({
    type: "cta",
    title: `To ${href}`,
    action: { label, href },
  });
  const page = (title: string, blocks: object[] = []) => ({
    title,
    description: `What to know about ${title}.`,
    blocks: [{ type: "hero" }, ...blocks],
  });

  async function reported(blocks: object[], shared?: object): Promise<string[]> {
    const { issues } = await examineFiles({
      "pages/_site.json": {
        brand: "Example",
        url: "https://www.example.com",
        language: "en-US",
        navigation: { header: [{ href: "/" }], action: { label: "Order", href: "/order" } },
        footer: { groups: [] },
      },
      "pages/index.json": page("Home", [{ type: "cards", pages: "below" }, ...blocks]),
      "pages/order.json": page("Ordering", [{ type: "cta", title: "Form", anchor: "form" }]),
      "pages/visit.json": page("Visiting", [button("Order now", "/order")]),
      ...(shared && { "pages/_shared/start.json": { block: shared } }),
    });
    return issues.map(({ rule, pointer, message }) => `${rule} ${pointer} ${message}`);
  }

  it("are reported at the second", async () => {
    expect(await reported([button("Start", "/order"), button("Start", "/visit")])).toEqual([
      "link-text /blocks/3/action/label “Start” leads to /visit here, and to /order in another link of the page.",
    ]);
  });

  it("are the same in other letters, and in a text", async () => {
    const text = { type: "rich-text", text: "Now [START](/visit)." };
    expect(await reported([button("Start", "/order"), text])).toHaveLength(1);
  });

  it("are reported on the page when the other link is in a shared block", async () => {
    const shared = { use: "start" };
    const own = button("Start", "/order");
    for (const blocks of [
      [shared, own],
      [own, shared],
    ])
      expect((await reported(blocks, button("Start", "/visit"))).join()).toMatch(
        /^link-text \/blocks\/[23]\/action\/label “Start” leads to \/order here, and to \/visit in/,
      );
  });

  it("are another target with another page, and none with another query or anchor", async () => {
    const text = (target: string) => ({ type: "rich-text", text: `[Start](${target})` });
    for (const target of ["/order?from=home", "/order#form", "/order?a#form"])
      expect(await reported([button("Start", "/order"), text(target)])).toEqual([]);
    const anchors = [button("Start", "#top"), { ...text("#main"), title: "Here" }];
    expect(await reported(anchors)).toEqual([]);
    expect(await reported([button("Start", "#top"), text("/order")])).toEqual([
      "link-text /blocks/3/text “Start” leads to /order here, and to #top in another link of the page.",
    ]);
  });

  it("are reported once for every further target, beside the first", async () => {
    const lines = await reported([
      button("Start", "/order"),
      button("“Start” →", "/visit"),
      button("start", "/"),
    ]);
    expect(lines).toEqual([
      "link-text /blocks/3/action/label ““Start” →” leads to /visit here, and to /order in another link of the page.",
      "link-text /blocks/4/action/label “start” leads to / here, and to /order in another link of the page.",
    ]);
  });

  it("are left to the rules for targets where one of them is none", async () => {
    const rules = await reported([button("Start", "/order"), button("Start", "#")]);
    expect(rules.map((line) => line.split(" ")[0])).toEqual(["link-form"]);
  });

  it("are found in a text whose targets begin alike", async () => {
    const text = "See [one](/order#form), [two](/order) and [three](/order), but [two](/visit).";
    expect(await reported([{ type: "rich-text", text }])).toEqual([
      "link-text /blocks/2/text “two” leads to /visit here, and to /order in another link of the page.",
    ]);
  });

  it("are fine for one target, its parts, and on different pages", async () => {
    const blocks = [
      button("Order now", "/order"),
      { type: "rich-text", text: "Or [order now](/order)." },
      button("Order now", "/order#form"),
      button("See how to find us", "/visit"),
    ];
    expect(await reported(blocks)).toEqual([]);
  });
});
