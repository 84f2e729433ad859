import { Globe, Undo2 } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import type { SharedUse } from "../../../engine/model/block.ts";
import { appendPointer } from "../../../engine/model/pointer.ts";
import type { Field } from "../../contract/field.ts";
import { sharedFileOf } from "../../contract/site-files.ts";
import { formOf, valuesOf } from "../../words/names/block-labels.ts";
import { sharedBlock } from "../../words/names/shown-block.ts";
import { shownText } from "../../words/names/text-parts.ts";
import { FieldView } from "../form/FieldView.tsx";
import { useFormScope } from "../form/FormScope.tsx";
import { idsOf } from "../form/field-props.ts";
import { isOverridden, withOverride } from "../state/shared-part.ts";
import { fieldInWords } from "../state/value-words.ts";
import { emptyValue, inFormOrder } from "../state/values.ts";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./OverrideFields.module.scss";

/** Fields that hold words: emptied, they are empty, and not the shared ones again. */
const OF_WORDS = new Set<Field["kind"]>(["text", "rich-text"]);

/** The fields of a shared part: each is changed for all pages, or overridden on this page alone. */
export function OverrideFields({
  block,
  pointer,
  onChange,
}: {
  block: SharedUse;
  /** To the overrides of this page. */
  pointer: string;
  onChange: (block: SharedUse, key: string) => void;
}) {
  const { overview } = useFormScope();
  const focus = useFocusOnField();
  const shared = sharedBlock(block, overview);
  const form = shared && formOf(shared, overview);
  if (!shared || !form) return null;
  const fields = inFormOrder(form.fields);
  const order = fields.map(([key]) => key);
  const change = (key: string, value: unknown) =>
    onChange(withOverride(block, key, value, order), key);
  const row = ([key, field]: [string, Field]) => {
    const at = appendPointer(pointer, key);
    return isOverridden(block, key) ? (
      <OwnField
        key={key}
        field={field}
        pointer={at}
        value={block.with?.[key]}
        onChange={(value) => change(key, value)}
        onReturn={() => {
          focus(at);
          change(key, undefined);
        }}
      />
    ) : (
      <SharedField
        key={key}
        field={field}
        name={block.use}
        fieldKey={key}
        pointer={at}
        value={shared[key]}
        onOwn={() => {
          focus(at);
          change(key, shared[key] ?? emptyValue(field));
        }}
      />
    );
  };
  const isShown = ([key]: [string, Field]) => key in shared || isOverridden(block, key);
  const others = fields.filter((one) => !isShown(one));
  return (
    <>
      {fields.filter(isShown).map(row)}
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{say("inspector.emptyInShared")}</summary>
          {others.map(row)}
        </details>
      )}
    </>
  );
}

/** A field that this page overrides. */
function OwnField({
  field,
  pointer,
  value,
  onChange,
  onReturn,
}: {
  field: Field;
  pointer: string;
  value: unknown;
  onChange: (value: unknown) => void;
  onReturn: () => void;
}) {
  const written = (next: unknown) => (next === undefined && OF_WORDS.has(field.kind) ? "" : next);
  return (
    <div className={styles.own}>
      <FieldView
        field={field}
        pointer={pointer}
        value={value}
        onChange={(next) => onChange(written(next))}
      />
      <div className={styles.choices}>
        <span className={styles.mark}>{say("inspector.onlyOnThisPage")}</span>
        <TextButton icon={Undo2} onClick={onReturn}>
          {say("inspector.useShared")}
        </TextButton>
      </div>
    </div>
  );
}

/** A field as all pages show it. */
function SharedField({
  field,
  name,
  fieldKey,
  pointer,
  value,
  onOwn,
}: {
  field: Field;
  name: string;
  fieldKey: string;
  pointer: string;
  value: unknown;
  onOwn: () => void;
}) {
  const { overview, openField } = useFormScope();
  const words = shownText(fieldInWords(field, pointer, value, overview), valuesOf(overview));
  return (
    <fieldset className={styles.shared}>
      <legend className={styles.label}>{field.label}</legend>
      {words !== "" && <p className={styles.words}>{words}</p>}
      <div className={styles.choices}>
        <TextButton
          id={idsOf(pointer).control}
          icon={Globe}
          onClick={() => openField(sharedFileOf(name), appendPointer("/block", fieldKey))}
        >
          {say("inspector.changeEverywhere")}
        </TextButton>
        <TextButton onClick={onOwn}>{say("inspector.onlyHere")}</TextButton>
      </div>
    </fieldset>
  );
}

/** Gives the focus to what stands for a field once it is another control. */
function useFocusOnField(): (pointer: string) => void {
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    document.getElementById(idsOf(wanted.current).control)?.focus();
    wanted.current = undefined;
  });
  return (pointer) => {
    wanted.current = pointer;
  };
}
