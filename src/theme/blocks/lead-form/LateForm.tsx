import { type ComponentType, useEffect, useRef, useState } from "react";
import type { FormEmbed } from "../../../engine/model/form-embed.ts";
import { Blocked } from "./Blocked.tsx";
import styles from "./Component.module.scss";
import { Privacy } from "./Privacy.tsx";
import { Reserve } from "./Reserve.tsx";
import { useNearness } from "./use-nearness.ts";

/** Keeps the room of the form, and brings what shows it once that comes near the window: most pages have no form, and many visitors do not come as far as it. */
export function LateForm({ form }: { form: FormEmbed }) {
  const [Panel, setPanel] = useState<ComponentType<{ form: FormEmbed }>>();
  const [failed, setFailed] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNearness(room);
  const isWanted = isNear || form.load === "eager";

  useEffect(() => {
    if (!isWanted) return;
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
  }, [isWanted]);

  if (Panel) return <Panel form={form} />;
  return (
    <div ref={room} className={styles.form}>
      <Privacy />
      {failed && <Blocked form={form} />}
      <div className={styles.room} hidden={failed || form.load === "interaction"}>
        <Reserve wide={form.minHeight} phone={form.minHeightMobile} />
      </div>
    </div>
  );
}
