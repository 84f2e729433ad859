import { useEffect, useRef, useState } from "react";
import type { FormEmbed, FormFrame as Frame } from "../../../engine/model/form-embed.ts";
import type { FormBrowserPart } from "../../../engine/model/form-provider.ts";
import { useDocumentValues } from "../../../providers/browser/document-values.ts";
import { withCampaign } from "../../../providers/forms/campaign.ts";
import { loadScript } from "../../../providers/forms/load-script.ts";
import styles from "./Component.module.scss";

/** How the frame of a form is shown. */
export interface FormFrameProps {
  form: FormEmbed;
  part: FormBrowserPart;
  frame: Frame;
  onReady: () => void;
  onFail: () => void;
}

/** The frame of a form, announced to the provider's script once it is there. */
export function FormFrame({ form, part, frame, onReady, onFail }: FormFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const values = useDocumentValues();
  const [src] = useState(() => withCampaign(frame.src, location));
  const fail = useRef(onFail);
  fail.current = onFail;

  useEffect(() => {
    if (form.script === undefined) return;
    let gone = false;
    loadScript(form.script, values).then(
      (isFirst) => {
        if (!gone && element.current) part.activate?.(form, element.current, isFirst);
      },
      () => {
        if (!gone) fail.current();
      },
    );
    return () => {
      gone = true;
    };
  }, [form, part, values]);

  return (
    <iframe
      {...frame.attributes}
      ref={element}
      id={frame.id}
      className={styles.frame}
      src={src}
      title={form.title}
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={onReady}
    />
  );
}
