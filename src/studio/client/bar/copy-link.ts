import type { OpenPage } from "../state/session.ts";
import type { StudioState } from "../state/use-studio.ts";

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
        ? { tone: "warning", text: `Copied: ${address}. ${NOTHING_THERE}` }
        : { tone: "good", text: `Copied: ${address}` },
    );
  navigator.clipboard
    .writeText(address)
    .then(copied, () => fail("The browser did not let the studio copy the address."));
}

const NOTHING_THERE = "Visitors find nothing there yet, because the page is hidden.";
