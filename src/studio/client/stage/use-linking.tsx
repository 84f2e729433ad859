import { type ReactNode, useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import { TargetDialog } from "../form/LinkDialog.tsx";
import { targetName } from "../form/target-name.ts";
import type { LinkChoice } from "../frame/messages.ts";
import type { Frame } from "./use-frame.ts";

/**
 * Asks where words shall lead that are written on the page.
 *
 * @returns what asks, with the target that they have, and the window that is asked in
 */
export function useLinking(
  frame: Frame,
  overview: Overview | undefined,
  route: string,
): { ask: (target: string | undefined) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ target: string | undefined }>();
  const answer = (choice: LinkChoice | undefined) => {
    setAsked(undefined);
    frame.link(choice);
  };
  const dialog = asked && overview && (
    <TargetDialog
      overview={overview}
      route={route}
      current={asked.target}
      onChoose={(target) => answer({ target, name: nameOf(target, overview, route) })}
      onRemove={() => answer({ name: "" })}
      onClose={() => answer(undefined)}
    />
  );
  return { ask: (target) => setAsked({ target }), dialog };
}

/** What a link says that is made where no words are selected. */
function nameOf(target: string, overview: Overview, route: string): string {
  return targetName(target, overview, route) ?? target.replace(/^(https?:\/\/|mailto:|tel:)/, "");
}
