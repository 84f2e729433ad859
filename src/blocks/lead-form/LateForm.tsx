import { type ComponentType, useEffect, useState } from "react";
import type { FormEmbed } from "../../page/form-embed.ts";
import { Blocked } from "./Blocked.tsx";
import styles from "./Component.module.scss";
import { Privacy } from "./Privacy.tsx";
import { Reserve } from "./Reserve.tsx";

/** Keeps the room of the form, and brings what shows it once React has taken over: most pages have no form. */
export function LateForm({ form }: { form: FormEmbed }) {
  const [Panel, setPanel] = useState<ComponentType<{ form: FormEmbed }>>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let gone = false;
    void import("./FormPanel.tsx").then(
      ({ FormPanel }) => {
        if (!gone) setPanel(() => FormPanel);
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, []);

  if (Panel) return <Panel form={form} />;
  return (
    <div className={styles.form}>
      <Privacy />
      {failed && <Blocked form={form} />}
      <div className={styles.room} hidden={failed || form.load === "interaction"}>
        <Reserve wide={form.minHeight} phone={form.minHeightMobile} />
      </div>
    </div>
  );
}
