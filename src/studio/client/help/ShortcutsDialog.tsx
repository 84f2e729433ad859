import { Fragment } from "react";
import { Dialog } from "../ui/Dialog.tsx";
import { say } from "../words/say.ts";
import styles from "./ShortcutsDialog.module.scss";
import { isMac, keysOf, SHORTCUTS } from "./shortcut-list.ts";

/** The list of all keys that mean something. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={say("bar.shortcuts")} wide onClose={onClose}>
      <div className={styles.groups}>
        {SHORTCUTS.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(({ press, does }) => (
                <div key={does}>
                  <dt>
                    {press.map((one, at) => (
                      <Fragment key={one}>
                        {at > 0 && ` ${say("help.or")} `}
                        <Keys keys={keysOf(one, isMac())} />
                      </Fragment>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Keys({ keys }: { keys: string[] }) {
  return keys.map((key, at) => (
    <Fragment key={key}>
      {at > 0 && "+"}
      <kbd>{key}</kbd>
    </Fragment>
  ));
}
