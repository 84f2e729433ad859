import { ROLES, type Role } from "../../contract/person.ts";
import field from "../form/Field.module.scss";
import { say } from "../words/say.ts";
import styles from "./People.module.scss";

/** One role of three, each with what it lets a person do. */
export function RoleChoice({
  name,
  role,
  onChoose,
}: {
  /** Unique in the window. */
  name: string;
  role: Role;
  onChoose: (role: Role) => void;
}) {
  return (
    <fieldset className={styles.roles}>
      <legend className={field.label}>{say("people.role")}</legend>
      {ROLES.map((one) => (
        <label key={one} className={styles.role}>
          <input type="radio" name={name} checked={role === one} onChange={() => onChoose(one)} />
          <span>
            <strong>{say(`people.${one}`)}</strong>
            <span className={field.help}>{say(`people.${one}May`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
