import { useEffect, useRef, useState } from "react";
import type { FormEmbed } from "../../../engine/model/form-embed.ts";
import type { FormBrowserPart } from "../../../engine/model/form-provider.ts";
import { loadBrowserPart } from "../../../providers/forms/browser-part.ts";
import { Blocked } from "./Blocked.tsx";
import styles from "./Component.module.scss";
import { FormNotice } from "./FormNotice.tsx";
import type { FormPanel } from "./FormPanel.tsx";
import { Reserve } from "./Reserve.tsx";
import { useNearness } from "./use-nearness.ts";

/** What shows a form. */
interface Brought {
  Panel: typeof FormPanel;
  part: FormBrowserPart;
}

/** Keeps the room of the form, and brings what shows it once that comes near the window: most pages have no form, and many visitors do not come as far as it. */
export function LateForm({ form }: { form: FormEmbed }) {
  const [brought, setBrought] = useState<Brought>();
  const [failed, setFailed] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNearness(room);
  const isWanted = isNear || form.load === "eager";

  useEffect(() => {
    if (!isWanted) return;
    let gone = false;
    void Promise.all([import("./FormPanel.tsx"), loadBrowserPart(form.provider)]).then(
      ([{ FormPanel: Panel }, part]) => {
        if (!gone) setBrought({ Panel, part });
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [isWanted, form.provider]);

  if (brought) return <brought.Panel form={form} part={brought.part} />;
  return (
    <div ref={room} className={styles.form}>
      <FormNotice form={form} />
      {failed && <Blocked form={form} />}
      <div className={styles.room} hidden={failed || form.load === "interaction"}>
        <Reserve wide={form.minHeight} phone={form.minHeightMobile} />
      </div>
    </div>
  );
}
