import { type ComponentType, useEffect, useState } from "react";
import type { FormEmbed } from "../../page/form-embed.ts";
import styles from "./Component.module.scss";
import { Privacy } from "./Privacy.tsx";
import { Reserve } from "./Reserve.tsx";

/** Keeps the room of the form, and brings what shows it once React has taken over: most pages have no form. */
export function LateForm({ form }: { form: FormEmbed }) {
  const [Panel, setPanel] = useState<ComponentType<{ form: FormEmbed }>>();

  useEffect(() => {
    let gone = false;
    void import("./FormPanel.tsx").then(({ FormPanel }) => {
      if (!gone) setPanel(() => FormPanel);
    });
    return () => {
      gone = true;
    };
  }, []);

  if (Panel) return <Panel form={form} />;
  return (
    <div className={styles.form}>
      <Privacy />
      <div className={styles.room} hidden={form.load === "interaction"}>
        <Reserve wide={form.minHeight} phone={form.minHeightMobile} />
      </div>
    </div>
  );
}
