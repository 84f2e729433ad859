import type { OpenPage } from "../state/session.ts";
import type { StudioState } from "../state/use-studio.ts";
import { withKey } from "../state/values.ts";
import { say } from "../words/say.ts";

/** Whether a page can be hidden, or is: the site needs its home page and its not-found page. */
export function canBeHidden({ page, route }: Pick<OpenPage, "page" | "route">): boolean {
  return page.hidden === true || (route !== "/" && route !== "/404");
}

/** Shows the open page to visitors or hides it from them, once it is saved. */
export function setHidden(studio: StudioState, { page }: OpenPage, isHidden: boolean): void {
  studio.edit(withKey(page, "hidden", isHidden || undefined, ["hidden"]), "/hidden");
  const text = say(isHidden ? "bar.willBeHidden" : "bar.willBeShown");
  studio.notify({ tone: "good", text });
}
