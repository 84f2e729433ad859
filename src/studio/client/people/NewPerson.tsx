import { UserPlus } from "lucide-react";
import { useState } from "react";
import type { ListedPerson } from "../../contract/people.ts";
import type { Role } from "../../contract/person.ts";
import { Question } from "../dialogs/Question.tsx";
import field from "../form/Field.module.scss";
import buttons from "../ui/Buttons.module.scss";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./People.module.scss";
import { RoleChoice } from "./RoleChoice.tsx";

/** Puts somebody on the list. */
export function NewPerson({
  disabled,
  onAdd,
}: {
  disabled: boolean;
  onAdd: (person: ListedPerson) => Promise<boolean>;
}) {
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState("");
  const [role, setRole] = useState<Role>("author");
  if (!isOpen)
    return (
      <div>
        <TextButton icon={UserPlus} disabled={disabled} onClick={() => setOpen(true)}>
          {say("people.add")}
        </TextButton>
      </div>
    );
  return (
    <form
      className={styles.change}
      onSubmit={(event) => {
        event.preventDefault();
        void onAdd({ address: address.trim(), role }).then((isDone) => {
          if (!isDone) return;
          setAddress("");
          setOpen(false);
        });
      }}
    >
      <Question id="person-address" label={say("people.address")} help={say("people.addressHelp")}>
        <input
          id="person-address"
          ref={beginHere}
          className={field.input}
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      </Question>
      <RoleChoice name="new person" role={role} onChoose={setRole} />
      <div className={styles.buttons}>
        <TextButton onClick={() => setOpen(false)}>{say("ui.cancel")}</TextButton>
        <button
          type="submit"
          className={buttons.primary}
          disabled={disabled || address.trim() === ""}
        >
          {say("people.addButton")}
        </button>
      </div>
    </form>
  );
}

/** Whoever asks to add somebody writes their address next: once, and not whenever something changes. */
function beginHere(input: HTMLInputElement | null): void {
  input?.focus();
}
