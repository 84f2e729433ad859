import { useState } from "react";
import type { PageSummary } from "../../contract/answers.ts";
import field from "../form/Field.module.scss";
import { matching } from "../tree/branches.ts";
import { SearchDialog } from "../ui/SearchDialog.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import { PageList } from "./PageList.tsx";

/** A list of the browser's own with more entries is slow to open, and nobody reads through it. */
const MAX = 200;

interface PageSelectProps {
  id: string;
  pages: PageSummary[];
  /** A route; empty for none. */
  value: string;
  /** The words for no page, when that can be chosen. */
  none?: string;
  onChoose: (route: string) => void;
}

/** Chooses one of some pages: from a list, or by searching where there are many. */
export function PageSelect(props: PageSelectProps) {
  if (props.pages.length > MAX) return <PageSearch {...props} />;
  const { id, pages, value, none, onChoose } = props;
  return (
    <select
      id={id}
      className={field.input}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {none && <option value="">{none}</option>}
      {pages.map((page) => (
        <option key={page.route} value={page.route}>
          {nameOf(page)}
        </option>
      ))}
    </select>
  );
}

/** Shows what is chosen, and opens a search for another page. */
function PageSearch({ id, pages, value, none, onChoose }: PageSelectProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = pages.find(({ route }) => route === value);
  const choose = (route: string) => {
    setOpen(false);
    onChoose(route);
  };
  return (
    <>
      <button
        type="button"
        id={id}
        className={field.input}
        aria-haspopup="dialog"
        aria-describedby={`${id}-chosen`}
        onClick={() => setOpen(true)}
      >
        <span id={`${id}-chosen`}>{chosen ? nameOf(chosen) : (none ?? say("ui.choosePage"))}</span>
      </button>
      {isOpen && (
        <SearchDialog
          title={say("dialogs.whichPage")}
          label={say("ui.findPage")}
          below={none && <TextButton onClick={() => choose("")}>{none}</TextButton>}
          onClose={() => setOpen(false)}
        >
          {(words) => (
            <PageList pages={matching(pages, words)} onChoose={({ route }) => choose(route)} />
          )}
        </SearchDialog>
      )}
    </>
  );
}

function nameOf({ title, route, hidden }: PageSummary): string {
  return `${title} (${hidden ? say("ui.hiddenRoute", { route }) : route})`;
}
