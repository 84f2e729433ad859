import { useEffect, useRef } from "react";
import type { ListedPerson, SettingsProblem } from "../../contract/people.ts";
import type { Person, Role } from "../../contract/person.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { say } from "../words/say.ts";
import { translated } from "../words/translated.ts";
import { NewPerson } from "./NewPerson.tsx";
import styles from "./People.module.scss";
import { PersonRow } from "./PersonRow.tsx";
import { peopleActions } from "./people-actions.ts";
import { TeamSettings } from "./TeamSettings.tsx";
import { usePeople } from "./use-people.ts";

/** Who may sign in and as what, and how the team's studio is set up: for admins. */
export function PeopleDialog({
  self,
  timeZone,
  onClose,
}: {
  /** Who looks at it. */
  self: Person;
  /** That of the site. */
  timeZone: string | undefined;
  onClose: () => void;
}) {
  const { settings, run, isBusy, failure } = usePeople();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was pressed is gone, or waits with the rest until it is done.
    if (!isBusy && document.activeElement === document.body) heading.current?.focus();
  }, [isBusy]);
  const isSelf = ({ address }: ListedPerson) => address.toLowerCase() === self.email;
  const change = async (person: ListedPerson, role: Role | undefined) => {
    const isDone = await run(() =>
      role === undefined ? peopleActions.remove(person) : peopleActions.change(person, role),
    );
    // What was shown for an admin is not theirs any more.
    if (isDone && isSelf(person)) location.reload();
    return isDone;
  };
  const isBroken = (settings?.problems.length ?? 0) > 0;
  return (
    <Dialog title={say("people.title")} onClose={onClose}>
      <div role="alert">
        {failure !== undefined && (
          <p ref={showIt} className={styles.failure}>
            {failure}
          </p>
        )}
      </div>
      {settings && isBroken && <Problems problems={settings.problems} />}
      {settings && (
        <>
          <section aria-label={say("people.who")}>
            <h3 className={styles.group} ref={heading} tabIndex={-1}>
              {say("people.who")}
            </h3>
            <ul className={styles.list}>
              {settings.people.map((person) => (
                <PersonRow
                  key={person.address}
                  person={person}
                  company={companyOf(person, settings.people)}
                  isSelf={isSelf(person)}
                  disabled={isBusy || isBroken}
                  onChange={(role) => change(person, role)}
                  onRemove={() => change(person, undefined)}
                />
              ))}
            </ul>
            <NewPerson
              disabled={isBusy || isBroken}
              onAdd={(person) => run(() => peopleActions.add(person))}
            />
          </section>
          <TeamSettings settings={settings} timeZone={timeZone} />
        </>
      )}
    </Dialog>
  );
}

/** Everybody at the company of a person, as far as they are on the list. */
function companyOf(
  { address }: ListedPerson,
  people: readonly ListedPerson[],
): ListedPerson | undefined {
  const everybody = `*${address.slice(address.lastIndexOf("@"))}`.toLowerCase();
  return people.find(
    (other) => other.address !== address && other.address.toLowerCase() === everybody,
  );
}

function Problems({ problems }: { problems: SettingsProblem[] }) {
  return (
    <section className={styles.problems} aria-label={say("people.problems")}>
      <h3>{say("people.problems")}</h3>
      <ul>
        {problems.map(({ message, hint, line }) => (
          <li key={`${line} ${message}`}>
            <strong>{say("people.line", { line })}:</strong> {translated(message)}{" "}
            {translated(hint)}
          </li>
        ))}
      </ul>
      <p>{say("people.problemsHelp")}</p>
    </section>
  );
}

/** The list may be long, and what was wrong stands above it. */
function showIt(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
