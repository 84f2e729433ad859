import { Link2 } from "lucide-react";
import { useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Field.module.scss";
import { FieldFrame } from "./FieldFrame.tsx";
import { useFormScope, useIssues } from "./FormScope.tsx";
import { describedBy, type FieldProps, written } from "./field-props.ts";
import { LinkDialog } from "./LinkDialog.tsx";

/** A target, chosen from the pages by their titles or written out. */
export function TargetInput({
  field,
  pointer,
  value,
  onChange,
  pagesOnly,
}: FieldProps & {
  /** Whether only whole pages of this site can be chosen. */
  pagesOnly?: boolean;
}) {
  const [choosing, setChoosing] = useState(false);
  const { overview, route } = useFormScope();
  const hasIssues = useIssues(pointer, false).length > 0;
  const target = typeof value === "string" ? value : "";
  const name = titleOf(target, overview, route);
  return (
    <FieldFrame field={field} pointer={pointer}>
      {name && <p className={styles.chosen}>{name}</p>}
      <div className={styles.row}>
        <input
          {...describedBy(pointer, field.help !== undefined, hasIssues)}
          className={styles.input}
          value={target}
          required={field.required}
          onChange={(event) => onChange(written(event.target.value, field.required))}
        />
        <TextButton icon={Link2} onClick={() => setChoosing(true)}>
          {say("ui.choose")}
        </TextButton>
      </div>
      {choosing && (
        <LinkDialog pagesOnly={pagesOnly} onChoose={onChange} onClose={() => setChoosing(false)} />
      )}
    </FieldFrame>
  );
}

/** What a target is called: the page's title, with the anchor on it. */
function titleOf(target: string, { pages }: Overview, here: string): string | undefined {
  const [path = "", anchor] = target.split("#");
  const page = pages.find(({ route }) => route === (path === "" ? here : path));
  if (!page || target === "") return undefined;
  const known = page.anchors.find(({ id }) => id === anchor);
  return known ? `${page.title}: ${known.label}` : page.title;
}
