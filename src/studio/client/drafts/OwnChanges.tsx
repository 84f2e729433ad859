import { Undo2 } from "lucide-react";
import type { Overview } from "../../contract/answers.ts";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import { enterDraft } from "./enter-draft.ts";

/** The way back for somebody who works on the draft of another. */
export function OwnChanges({ team: { person, draft } }: { team: NonNullable<Overview["team"]> }) {
  if (!draft || draft.owner.email === person.email) return null;
  return (
    <TextButton icon={Undo2} onClick={() => void enterDraft()}>
      {say("drafts.own")}
    </TextButton>
  );
}
