import { useEffect, useRef } from "react";
import type { FormEmbed } from "../../../engine/model/form-embed.ts";
import type { FormBrowserPart } from "../../../engine/model/form-provider.ts";
import { useDocumentValues } from "../../../providers/browser/document-values.ts";
import { loadScript } from "../../../providers/forms/load-script.ts";
import { targetFor } from "../../../providers/forms/target.ts";

/** How the element of a form is shown. */
export interface FormTargetProps {
  form: FormEmbed;
  part: FormBrowserPart;
  target: Record<string, string>;
  onReady: () => void;
  onFail: () => void;
}

/** The element that a provider's script fills. React leaves alone what the script puts into it. */
export function FormTarget({ form, part, target, onReady, onFail }: FormTargetProps) {
  const values = useDocumentValues();
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef({ onReady, onFail });
  latest.current = { onReady, onFail };

  useEffect(() => {
    const room = host.current;
    if (!room || form.script === undefined) return;
    let gone = false;
    const element = targetFor({ form, part, target }, values);
    const ready = () => latest.current.onReady();
    element.addEventListener("load", ready, true);
    room.append(element);
    loadScript(form.script, values).then(
      (isFirst) => {
        if (!gone) part.activate?.(form, element, isFirst);
      },
      () => {
        if (!gone) latest.current.onFail();
      },
    );
    return () => {
      gone = true;
      element.removeEventListener("load", ready, true);
      element.remove();
    };
  }, [form, part, target, values]);

  return <div ref={host} />;
}
