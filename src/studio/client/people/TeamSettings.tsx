import type { TeamSettingsAnswer } from "../../contract/people.ts";
import { targetInWords } from "../publishing/publish-words.ts";
import { say } from "../words/say.ts";
import styles from "./People.module.scss";

/** How the team's studio is set up, to be read. */
export function TeamSettings({
  settings: { targets, url, signIn },
  timeZone,
}: {
  settings: TeamSettingsAnswer;
  /** That of the site. */
  timeZone: string | undefined;
}) {
  const { issuer, mailFrom } = signIn;
  const rows: [name: string, values: string[]][] = [
    [say("people.live"), targets.length > 0 ? targets.map(targetInWords) : [say("people.nowhere")]],
    [say("people.timeZone"), [(timeZone ?? "UTC").replaceAll("_", " ")]],
    [
      say("people.signingIn"),
      [
        ...(issuer === undefined ? [] : [say("people.byAccount", { issuer })]),
        ...(mailFrom === undefined ? [] : [say("people.byMail", { address: mailFrom })]),
      ],
    ],
    [say("people.studioAddress"), [url]],
  ];
  return (
    <section aria-label={say("people.settings")}>
      <h3 className={styles.group}>{say("people.settings")}</h3>
      <p className={styles.about}>{say("people.settingsHelp")}</p>
      <dl className={styles.settings}>
        {rows.map(([name, values]) => (
          <div key={name}>
            <dt>{name}</dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
