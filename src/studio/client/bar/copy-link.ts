import type { OpenPage } from "../state/session.ts";
import type { StudioState } from "../state/use-studio.ts";
import { say } from "../words/say.ts";

/**
 * Copies the address that a page has for visitors.
 *
 * @param url where the site is published
 */
export function copyLink(
  { notify, fail }: Pick<StudioState, "notify" | "fail">,
  { route, page }: OpenPage,
  url: string,
): void {
  const address = `${url}${route}`;
  const isHidden = page.hidden === true;
  const copied = () =>
    notify(
      isHidden
        ? { tone: "warning", text: say("bar.copiedHidden", { address }) }
        : { tone: "good", text: say("bar.copied", { address }) },
    );
  navigator.clipboard.writeText(address).then(copied, () => fail(say("bar.notCopied")));
}
