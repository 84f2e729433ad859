import { describe, expect, it } from "vitest";
import type { SourcesFile } from "../../engine/model/sources-file.ts";
import { readFirstSite } from "../first-site.ts";

const FILES = readFirstSite();

/** How publishers of statutes form addresses, by the codes that pages cite. */
const SCHEMES: [code: RegExp, href: (section: string) => string][] = [
  [/^California Business and Professions Code §/, californian("BPC")],
  [/^California Corporations Code §/, californian("CORP")],
  [/^California Penal Code §/, californian("PEN")],
  [/^Florida Statutes §§?/, floridian],
  [/^Texas Occupations Code (?:§|chapter )/, texan("OC")],
  [/^Texas Health and Safety Code chapter /, texan("HS")],
  [/^Texas Business Organizations Code §/, texan("BO")],
  [/^Nevada Revised Statutes /, nevadan],
  [/^New York Education Law §/, (section) => newYork("EDN", section)],
  [/^New York Business Corporation Law §/, (section) => newYork("BSC", section)],
  [/^Arizona Revised Statutes §/, arizonan],
];

describe("official texts", () => {
  const { sources } = JSON.parse(FILES.get("_data/sources.json") ?? "") as SourcesFile;
  const laws = Object.values(sources).filter(({ kind }) => kind === "law");

  it.each(laws.map(({ name, href }) => [name, href]))("%s has its own address", (name, href) => {
    const [code, address] = SCHEMES.find(([start]) => start.test(name)) ?? [];
    expect(code, name).toBeDefined();
    expect(href).toBe(address?.(name.replace(code ?? "", "").replace(/–.*/, "")));
  });
});

/** What pages once said beyond or beside the law, and must not say again. */
const WRONG: [what: string, sentence: RegExp, where?: RegExp][] = [
  ["Florida’s clinic directors away from clinics", /400\.9935/, /^clinic-types\/(home|mobile)/],
  ["duties of clinic directors", /staff licenses and clinic billing/],
  ["inspections by Arizona", /and inspected/],
  ["a test of who opened the bank account", /opened the bank account/],
  ["Mallela as a rule of ownership", /limits ownership of professional corporations/],
  ["nurses as shareholders in California", /nurses? (?:may|can) (?:hold|own) (?:shares|up to)/],
  [
    "nurses’ own offices in Nevada",
    /office of (?:a|someone|a person|a practitioner) (?:listed|on)/,
  ],
  ["hours worked with a board certificate in Arizona", /board-certified (?:clinical )?hours/],
  ["a day of review while nobody is named", /the date stands at the foot|last compared with/],
];

describe("what pages say of the law", () => {
  it.each(WRONG)("leaves out %s", (_, sentence, where = /^/) => {
    const odd = [...FILES].filter(([path, text]) => where.test(path) && sentence.test(text));
    expect(odd.map(([path]) => path)).toEqual([]);
  });

  it("leads to the official texts wherever it is about a state", () => {
    const places = [...FILES].filter(([path]) => path.startsWith("locations/"));
    expect(places).toHaveLength(28);
    expect(places.filter(([, text]) => !text.includes('"type": "sources"'))).toEqual([]);
  });
});

function californian(code: string) {
  return (section: string) =>
    `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=${code}&sectionNum=${section}.`;
}

function floridian(section: string): string {
  const chapter = section.split(".")[0] ?? "";
  const hundred = chapter.slice(0, 1);
  return `https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0${hundred}00-0${hundred}99/0${chapter}/Sections/0${section}.html`;
}

function texan(code: string) {
  return (section: string) => {
    const [chapter, rest] = section.split(".");
    const page = `https://statutes.capitol.texas.gov/Docs/${code}/htm/${code}.${chapter}.htm`;
    return rest ? `${page}#${section}` : page;
  };
}

function nevadan(section: string): string {
  const [chapter, rest] = section.split(".");
  return `https://www.leg.state.nv.us/nrs/nrs-${chapter}.html#NRS${chapter}Sec${rest}`;
}

function newYork(code: string, section: string): string {
  return `https://www.nysenate.gov/legislation/laws/${code}/${section}`;
}

function arizonan(section: string): string {
  const [title, rest = ""] = section.split("-");
  return `https://www.azleg.gov/ars/${title}/${rest.padStart(5, "0")}.htm`;
}
