import { FilePen, Files, type LucideIcon, PanelTop } from "lucide-react";
import { useState } from "react";
import { readStudioAddress } from "../../contract/address.ts";
import { useMediaQuery } from "../ui/use-media-query.ts";
import { say } from "../words/say.ts";
import styles from "./ViewTabs.module.scss";

/** What a small window shows of the studio. */
export type View = "pages" | "page" | "form";

const VIEWS: { view: View; label: string; icon: LucideIcon }[] = [
  { view: "pages", label: say("bar.pages"), icon: Files },
  { view: "page", label: say("bar.page"), icon: PanelTop },
  { view: "form", label: say("bar.form"), icon: FilePen },
];

/** What a small window shows: at first the page, or the form when the address names one of its fields. */
export function useView() {
  const [view, setView] = useState<View>(() =>
    readStudioAddress(location.hash).pointer === "" ? "page" : "form",
  );
  return { view, setView };
}

/** Goes between the pages, the page and its form where there is no room for them beside each other. */
export function ViewTabs({
  view,
  hasForm,
  onChoose,
}: {
  view: View;
  /** Whether there is a form: something is open. */
  hasForm: boolean;
  onChoose: (view: View) => void;
}) {
  // On a tablet the page is always in sight, beside the one or the other.
  const isTablet = useMediaQuery("(min-width: 48em)");
  const current = isTablet && hasForm && view === "page" ? "form" : view;
  return (
    <nav className={styles.tabs} aria-label={say("bar.views")}>
      {VIEWS.filter(({ view }) => hasForm || view !== "form").map((one) => (
        <button
          key={one.view}
          type="button"
          className={styles[one.view]}
          aria-pressed={one.view === current}
          onClick={() => onChoose(one.view)}
        >
          <one.icon aria-hidden="true" focusable="false" />
          {one.label}
        </button>
      ))}
    </nav>
  );
}
