import { describe, expect, it } from "vitest";
import { examineFiles } from "../../../testing/examine-files.ts";
import { examineTexts, findInTexts } from "../../../testing/examine-texts.ts";

describe("mail to misspelt hosts", () => {
  it.each([
    ["gmial.com", "gmail.com"],
    ["gmail.con", "gmail.com"],
    ["gmail.co", "gmail.com"],
    ["gmal.com", "gmail.com"],
    ["hotmial.com", "hotmail.com"],
    ["hotmai.com", "hotmail.com"],
    ["outlok.com", "outlook.com"],
    ["yahooo.com", "yahoo.com"],
    ["icluod.com", "icloud.com"],
  ])("%s", async (host, meant) => {
    const hint = `Write ${meant}.`;
    const [[issue] = []] = await examineTexts("rich", [`[Write us](mailto:a@${host})`]);
    expect(issue).toMatchObject({ rule: "link-host", hint });
    const [[inText] = []] = await examineTexts("plain", [`Write to a@${host} today`]);
    expect(inText).toMatchObject({ rule: "link-host", excerpt: host, hint });
  });

  it("is corrected without asking where two letters are exchanged, and nowhere else", async () => {
    const hosts = ["gmial.com", "Gmial.com", "gmail.co"];
    const links = await examineTexts(
      "rich",
      hosts.map((host, at) => `[Write ${at}](mailto:a@${host})`),
    );
    expect(links.map(([issue]) => issue?.fix)).toEqual([
      { value: "mailto:a@gmail.com" },
      { value: "mailto:a@gmail.com" },
      undefined,
    ]);
    const texts = await examineTexts(
      "plain",
      hosts.map((host) => `Write to a@${host} today`),
    );
    expect(texts.map(([issue]) => issue?.fix)).toEqual([
      { value: "gmail.com" },
      { value: "gmail.com" },
      undefined,
    ]);
  });

  it("is not what other hosts are", async () => {
    const hosts = [
      "gmail.com",
      "googlemail.com",
      "mail.com",
      "email.com",
      "ymail.com",
      "gmx.de",
      "gmx.com",
      "hotmail.de",
      "hotmail.co.uk",
      "outlook.de",
      "yahoo.co.jp",
      "yahoo.fr",
      "icloud.com",
      "protonmail.com",
      "proton.me",
      "aol.com",
      "me.com",
      "live.com",
      "example.org",
      "gmail.example.org",
    ];
    const texts = hosts.map((host, at) => `[Write ${at}](mailto:a@${host})`);
    expect(await findInTexts("rich", texts)).toEqual(texts.map(() => []));
  });
});

describe("hosts for trying things out", () => {
  it.each([
    "https://staging.example.org/a",
    "https://my-staging.example.org/a",
    "https://uat.bank.example.org",
    "https://dev.example.com/a",
    "https://test.example.com",
    "https://old.example.com",
    "https://abc123.ngrok.io/x",
    "https://abc.ngrok-free.app",
    "https://shop.wpengine.com",
    "https://deploy-preview-12--shop.netlify.app",
    "https://shop-git-main-team.vercel.app",
  ])("%s", async (address) => {
    expect(await findInTexts("rich", [`See [our shop](${address}).`])).toEqual([
      [["link-host", address]],
    ]);
  });

  it("are not what public hosts are", async () => {
    const addresses = [
      "https://dev.to/someone",
      "https://dev.mysql.com/doc",
      "https://test.io",
      "https://preview.example.org",
      "https://www.staging.com",
      "https://staging.com",
      "https://stage.co.uk",
      "https://beta.example.org",
      "https://shop.vercel.app",
      "https://shop.netlify.app",
      "https://developer.example.com",
      "https://shop.example.com",
      "https://www.example.org/staging/dev.html",
    ];
    const texts = addresses.map((address, at) => `See [shop ${at}](${address}).`);
    expect(await findInTexts("rich", texts)).toEqual(texts.map(() => []));
  });
});

it("the address of the site itself is put right where two letters are exchanged", async () => {
  const site = (email: string) => ({
    "pages/_site.json": {
      brand: "Example",
      url: "https://www.example.com",
      language: "en-US",
      email,
      navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
      footer: { groups: [] },
    },
    "pages/index.json": { title: "Home", description: "Here.", blocks: [{ type: "hero" }] },
  });
  const reported = async (email: string) =>
    (await examineFiles(site(email))).issues.map(({ rule, pointer, fix }) => [rule, pointer, fix]);
  expect(await reported("us@gmial.com")).toEqual([
    ["link-host", "/email", { value: "us@gmail.com" }],
  ]);
  expect(await reported("us@gmail.co")).toEqual([["link-host", "/email", undefined]]);
  expect(await reported("us@gmail.com")).toEqual([]);
});

it("a link that says more than its address is put right in the address alone", async () => {
  const texts = [
    "[Write](mailto:a@gmial.com?subject=At%20the%20shop)",
    "[Write to two](mailto:a@example.org,b@gmial.com)",
    "[Write in capitals](MAILTO:a@Gmial.com)",
  ];
  const reported = await examineTexts("rich", texts);
  expect(reported.map((issues) => issues.map(({ fix }) => fix))).toEqual([
    [{ value: "mailto:a@gmail.com?subject=At%20the%20shop" }],
    [],
    [{ value: "MAILTO:a@gmail.com" }],
  ]);
});

it("hosts are the same in every language", async () => {
  const texts = ["[Schreiben](mailto:a@gmial.com)", "[Laden](https://staging.example.org)"];
  const reported = await findInTexts("rich", texts, { language: "de" });
  expect(reported.map((issues) => issues.map(([rule]) => rule))).toEqual([
    ["link-host"],
    ["link-host"],
  ]);
});
