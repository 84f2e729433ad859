import { appendPointer } from "../../../engine/model/pointer.ts";
import type { EditedPage } from "../../contract/field.ts";
import type { ClickedAround } from "../frame/around.ts";

/** A text of the site file. */
interface SiteText {
  pointer: string;
  text: string;
}

/** What the header and the footer show, nearest first. */
const SHOWN = {
  header: ["navigation", "brand", "phone", "email"],
  footer: ["footer", "brand", "phone", "email", "address", "navigation"],
};
const FALLBACK = { header: "/navigation", footer: "/footer" };

/**
 * The value of the site file that was clicked in the header or in the footer of a page.
 *
 * @param shown gives a text as visitors read it, with its tokens filled
 * @returns its RFC 6901 pointer; that of the menu or the footer when no value is certain
 */
export function clickedValue(
  site: EditedPage,
  { area, texts, href = "" }: ClickedAround,
  shown: (text: string) => string,
): string {
  const all = SHOWN[area].flatMap((key) => textsIn(site[key], `/${key}`));
  if (href.startsWith("tel:")) return "/phone";
  if (href.startsWith("mailto:")) return "/email";
  const [first = ""] = texts;
  const match =
    texts.flatMap((text) => all.filter((one) => text !== "" && shown(one.text) === text))[0] ??
    all.find((one) => href !== "" && one.pointer.endsWith("/href") && one.text === href) ??
    all.find((one) => one.pointer.startsWith("/address/") && first.includes(shown(one.text)));
  return match?.pointer ?? FALLBACK[area];
}

function textsIn(value: unknown, pointer: string): SiteText[] {
  if (typeof value === "string") return [{ pointer, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, appendPointer(pointer, key)));
}
