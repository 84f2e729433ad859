import { createElement, type ReactNode, useEffect, useRef } from "react";
import type { FormEmbed } from "../../../engine/model/form-embed.ts";
import type { FormNode, PageForm as PageFormData } from "../../../engine/model/page-form.ts";
import { loadBrowserPart } from "../../../providers/forms/browser-part.ts";
import styles from "./Component.module.scss";
import { FormNotice } from "./FormNotice.tsx";

/** A form that is a part of the page. It is whole without scripts, and its provider's browser part does the rest. */
export function PageForm({ form, page }: { form: FormEmbed; page: PageFormData }) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    let end: (() => void) | undefined;
    let gone = false;
    void loadBrowserPart(form.provider).then(
      ({ enhance }) => {
        if (!gone && element.current) end = enhance?.(element.current, form);
      },
      // Without it the browser checks and sends the form.
      () => undefined,
    );
    return () => {
      gone = true;
      end?.();
    };
  }, [form]);
  return (
    <div className={styles.pageForm}>
      <FormNotice form={form} />
      {createElement("form", { ...page.props, ref: element }, ...page.children.map(draw))}
    </div>
  );
}

function draw(node: FormNode): ReactNode {
  if (typeof node === "string") return node;
  return createElement(node.tag, node.props, ...(node.children ?? []).map(draw));
}
