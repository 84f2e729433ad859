import { flushSync } from "react-dom";
import { SEARCH_ID } from "../tree/SearchBox.tsx";
import { say } from "../words/say.ts";
import styles from "./SkipLinks.module.scss";
import type { View } from "./ViewTabs.tsx";

/** The ID of what stands around the form. */
export const FORM_ID = "form";

const TARGETS: { view: View; label: string; find: () => HTMLElement | null }[] = [
  {
    view: "pages",
    label: say("bar.toPages"),
    find: () => document.getElementById(SEARCH_ID),
  },
  { view: "page", label: say("bar.toPage"), find: () => document.querySelector("iframe") },
  { view: "form", label: say("bar.toForm"), find: () => document.getElementById(FORM_ID) },
];

/** The first stops of the Tab key, which lead past everything else. They show once they have the focus. */
export function SkipLinks({
  hasForm,
  onView,
}: {
  /** Whether there is a form: something is open. */
  hasForm: boolean;
  /** Shows what a small window currently hides. */
  onView: (view: View) => void;
}) {
  return (
    <nav className={styles.skip} aria-label={say("bar.skip")}>
      {TARGETS.filter(({ view }) => hasForm || view === "pages").map(({ view, label, find }) => (
        <button
          key={view}
          type="button"
          onClick={() => {
            flushSync(() => onView(view));
            find()?.focus();
          }}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}
