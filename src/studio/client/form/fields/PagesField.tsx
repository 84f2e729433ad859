import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import { SortableList } from "../../ui/SortableList.tsx";
import { TextButton } from "../../ui/TextButton.tsx";
import { say } from "../../words/say.ts";
import styles from "../Field.module.scss";
import { FieldFrame } from "../FieldFrame.tsx";
import { useFormScope } from "../FormScope.tsx";
import { type FieldProps, idsOf } from "../field-props.ts";
import { LinkDialog } from "../LinkDialog.tsx";

type Selection = "none" | "below" | "beside" | "folder" | "chosen";

const WAYS: Record<Selection, string> = {
  none: say("form.asUsual"),
  below: say("form.below"),
  beside: say("form.beside"),
  folder: say("form.folder"),
  chosen: say("form.chosen"),
};

/** Which pages are listed: those around this one, those below another, or chosen ones in any order. */
export function PagesField({ field, pointer, value, onChange }: FieldProps<"pages">) {
  const [choosing, setChoosing] = useState(false);
  const { overview } = useFormScope();
  const way = wayOf(value);
  const routes = Array.isArray(value) ? (value as string[]) : [];
  const titleOf = (route: string) => {
    const page = overview.pages.find((candidate) => candidate.route === route);
    if (!page) return route;
    return page.hidden ? say("form.hiddenTitle", { title: page.title }) : page.title;
  };
  return (
    <FieldFrame field={field} pointer={pointer} withParts>
      <SelectionControl
        id={idsOf(pointer).control}
        way={way}
        isRequired={field.required === true}
        onChoose={(next) => onChange(startOf(next))}
      />
      {way === "folder" && (
        <div className={styles.row}>
          <span className={styles.chosen}>{titleOf((value as { below: string }).below)}</span>
          <TextButton onClick={() => setChoosing(true)}>{say("form.chooseThePage")}</TextButton>
        </div>
      )}
      {way === "chosen" && (
        <ChosenPages
          routes={routes}
          titleOf={titleOf}
          onChange={onChange}
          onAdd={() => setChoosing(true)}
        />
      )}
      {choosing && (
        <LinkDialog
          pagesOnly
          onChoose={(route) => onChange(way === "folder" ? { below: route } : [...routes, route])}
          onClose={() => setChoosing(false)}
        />
      )}
    </FieldFrame>
  );
}

function SelectionControl({
  id,
  way,
  isRequired,
  onChoose,
}: {
  id: string;
  way: Selection;
  isRequired: boolean;
  onChoose: (way: Selection) => void;
}) {
  return (
    <select
      id={id}
      className={styles.input}
      value={way}
      onChange={({ target }) => onChoose(target.value as Selection)}
    >
      {Object.entries(WAYS)
        .filter(([name]) => name !== "none" || !isRequired || way === "none")
        .map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
    </select>
  );
}

/** Pages of one's choice, in any order. */
function ChosenPages({
  routes,
  titleOf,
  onChange,
  onAdd,
}: {
  routes: string[];
  titleOf: (route: string) => string;
  onChange: (routes: string[]) => void;
  onAdd: () => void;
}) {
  return (
    <>
      <SortableList
        plain
        items={routes}
        nameOf={titleOf}
        onChange={onChange}
        actionsOf={(route, at) => (
          <IconButton
            label={say("form.takePageAway", { title: titleOf(route) })}
            icon={Trash2}
            onClick={() => onChange(routes.toSpliced(at, 1))}
          />
        )}
      >
        {(route) => titleOf(route)}
      </SortableList>
      <div className={styles.listEnd}>
        <TextButton icon={Plus} onClick={onAdd}>
          {say("form.addPage")}
        </TextButton>
      </div>
    </>
  );
}

function wayOf(value: unknown): Selection {
  if (value === "below" || value === "beside") return value;
  if (Array.isArray(value)) return "chosen";
  return typeof value === "object" && value !== null ? "folder" : "none";
}

function startOf(way: Selection): unknown {
  if (way === "folder") return { below: "/" };
  if (way === "chosen") return [];
  return way === "none" ? undefined : way;
}
