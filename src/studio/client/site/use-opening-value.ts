import type { Overview } from "../../contract/answers.ts";
import { partAt, SITE_FILE, type SitePart } from "../../contract/site-files.ts";
import { shownText } from "../../words/names/text-parts.ts";
import type { ClickedAround } from "../frame/around.ts";
import { tokenValues } from "../state/shown-field.ts";
import type { StudioState } from "../state/use-studio.ts";
import { clickedValue } from "./clicked-value.ts";

const AREAS: Record<ClickedAround["area"], SitePart> = { header: "menus", footer: "footer" };

/**
 * Opens what is clicked on the page where it is edited for the whole site.
 *
 * @param reveal leads to a field of the form
 */
export function useOpeningValue(
  { show, dispatch }: Pick<StudioState, "show" | "dispatch">,
  overview: Overview | undefined,
  reveal: (pointer: string, focus: boolean) => void,
) {
  /** @param frame the path of the language whose frame stands around the page */
  async function openAround(clicked: ClickedAround, frame: string): Promise<void> {
    const path = `${frame}/${SITE_FILE}`.slice(1);
    const site = await show(path, AREAS[clicked.area]);
    if (!site || !overview) return;
    const values = tokenValues(site, overview);
    const pointer = clickedValue(site, clicked, (text) => shownText(text, values));
    dispatch({ kind: "shown", path, part: partAt(path, pointer) });
    reveal(pointer, true);
  }

  /** @param token as it is written in texts, with its braces */
  async function openToken(token: string): Promise<void> {
    const [kind = "", ...rest] = token.replace(/[{}]/g, "").trim().split(".");
    if (/^fill\b/.test(kind)) return;
    const pointer = `/${(kind === "page" ? rest : [kind, ...rest]).join("/")}`;
    if (kind !== "page" && !(await show(SITE_FILE, partAt(SITE_FILE, pointer)))) return;
    reveal(pointer, true);
  }

  return { openAround, openToken };
}
