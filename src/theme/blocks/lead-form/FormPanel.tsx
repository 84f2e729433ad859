import { useRef } from "react";
import type { FormEmbed } from "../../../engine/model/form-embed.ts";
import type { FormBrowserPart } from "../../../engine/model/form-provider.ts";
import { useStrings } from "../../strings/use-strings.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Blocked } from "./Blocked.tsx";
import styles from "./Component.module.scss";
import { FormFrame } from "./FormFrame.tsx";
import { FormNotice } from "./FormNotice.tsx";
import { FormTarget } from "./FormTarget.tsx";
import { Reserve } from "./Reserve.tsx";
import { useForm } from "./use-form.ts";

/** A form, and what its provider needs in the browser. */
export interface FormPanelProps {
  form: FormEmbed;
  part: FormBrowserPart;
}

/** The space of the form, and what is shown in it while the form is not there. */
export function FormPanel({ form, part }: FormPanelProps) {
  const { say } = useStrings();
  const room = useRef<HTMLDivElement>(null);
  const { state, attempt, height, sent, open, ready, fail } = useForm({ form, part }, room);
  const isAsked = state === "idle" && form.load === "interaction";
  const parts = { form, part, onReady: ready, onFail: fail };
  return (
    <div ref={room} className={styles.form} data-state={state}>
      <FormNotice form={form} />
      {isAsked && (
        <button type="button" className={styles.open} onClick={open}>
          {say("form.open")}
        </button>
      )}
      {state === "blocked" && <Blocked form={form} onRetry={open} />}
      <p role="status" className={styles.sent}>
        {sent && say(form.isSample ? "form.sampleThanks" : "form.thanks")}
      </p>
      <div className={styles.room} hidden={isAsked || state === "blocked"}>
        <Reserve wide={height ?? form.minHeight} phone={height ?? form.minHeightMobile} />
        <div className={styles.wait}>
          {state === "loading" && <Notice>{say("form.loading")}</Notice>}
          {state === "slow" && <Notice>{say("form.slow")}</Notice>}
        </div>
        {state !== "idle" && form.frame && (
          <FormFrame key={attempt} {...parts} frame={form.frame} />
        )}
        {state !== "idle" && form.target && (
          <FormTarget key={attempt} {...parts} target={form.target} />
        )}
      </div>
    </div>
  );
}
