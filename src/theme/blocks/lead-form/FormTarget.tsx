import { useEffect, useRef } from "react";
import type { FormEmbed } from "../../../engine/model/form-embed.ts";
import { activate } from "../../../providers/forms/activate.ts";
import { loadScript } from "../../../providers/forms/load-script.ts";
import { targetFor } from "../../../providers/forms/target.ts";

/** How the element of a form is shown. */
export interface FormTargetProps {
  form: FormEmbed;
  target: Record<string, string>;
  onReady: () => void;
  onFail: () => void;
}

/** The element that a provider's script fills. React leaves alone what the script puts into it. */
export function FormTarget({ form, target, onReady, onFail }: FormTargetProps) {
  const host = useRef<HTMLDivElement>(null);
  const told = useRef({ onReady, onFail });
  told.current = { onReady, onFail };

  useEffect(() => {
    const room = host.current;
    if (!room || form.script === undefined) return;
    let gone = false;
    const element = targetFor(form, target);
    const ready = () => told.current.onReady();
    element.addEventListener("load", ready, true);
    room.append(element);
    loadScript(form.script).then(
      (isFirst) => {
        if (!gone) activate(form, element, isFirst);
      },
      () => {
        if (!gone) told.current.onFail();
      },
    );
    return () => {
      gone = true;
      element.removeEventListener("load", ready, true);
      element.remove();
    };
  }, [form, target]);

  return <div ref={host} />;
}
