import { Pencil, UserMinus } from "lucide-react";
import { useState } from "react";
import type { ListedPerson } from "../../contract/people.ts";
import type { Role } from "../../contract/person.ts";
import field from "../form/Field.module.scss";
import { IconButton } from "../ui/IconButton.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./People.module.scss";
import { RoleChoice } from "./RoleChoice.tsx";

/** Somebody on the list, or everybody of a company, and what can be changed about them. */
export function PersonRow({
  person,
  company,
  isSelf,
  disabled,
  onChange,
  onRemove,
}: {
  person: ListedPerson;
  /** Everybody at the company of a person, where they are on the list as well. */
  company: ListedPerson | undefined;
  /** Whether it is who looks at the list. */
  isSelf: boolean;
  disabled: boolean;
  onChange: (role: Role) => Promise<boolean>;
  onRemove: () => Promise<boolean>;
}) {
  const { address, role } = person;
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(role);
  const isCompany = address.startsWith("*@");
  const name = isCompany ? say("people.everybodyAt", { company: address.slice(2) }) : address;
  const close = (isDone: boolean) => isDone && setOpen(false);
  return (
    <li className={styles.person}>
      <span className={styles.name}>
        <strong>{name}</strong>
        {isSelf && <span className={styles.about}>{say("people.you")}</span>}
      </span>
      <span className={styles.is} data-role={role}>
        {say(`people.${role}`)}
      </span>
      <IconButton
        label={say("people.change", { name })}
        icon={Pencil}
        pressed={isOpen}
        disabled={disabled}
        onClick={() => {
          setChosen(role);
          setOpen(!isOpen);
        }}
      />
      {isOpen && (
        <div className={styles.change}>
          <RoleChoice name={address} role={chosen} onChoose={setChosen} />
          {isCompany && <p className={field.help}>{say("people.namedFirst")}</p>}
          <p className={field.help}>
            {company
              ? say("people.coveredHelp", {
                  company: company.address.slice(2),
                  role: say(`people.${company.role}`),
                })
              : say("people.removeHelp")}
          </p>
          <div className={styles.buttons}>
            <TextButton
              icon={UserMinus}
              look="danger"
              disabled={disabled}
              onClick={() => void onRemove().then(close)}
            >
              {say("people.remove")}
            </TextButton>
            <TextButton
              look="primary"
              disabled={disabled || chosen === role}
              onClick={() => void onChange(chosen).then(close)}
            >
              {say("people.save")}
            </TextButton>
          </div>
        </div>
      )}
    </li>
  );
}
