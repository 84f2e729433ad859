import { useState } from "react";
import type { PageSummary } from "../contract/answers.ts";
import field from "../form/Field.module.scss";
import { CommandDialog } from "./CommandDialog.tsx";

/** Asks which page takes the place of one that is deleted, so that no link leads nowhere. */
export function RemovePageDialog({
  route,
  pages,
  onDone,
  onClose,
}: {
  route: string;
  pages: PageSummary[];
  onDone: (opens: string | undefined) => void;
  onClose: () => void;
}) {
  const [to, setTo] = useState("");
  const others = pages.filter(
    (page) => page.route !== route && !page.route.includes("/:") && page.route !== "/404",
  );
  return (
    <CommandDialog
      title={`Delete ${route}`}
      button="Delete the page"
      danger
      command={{ command: "remove", route, ...(to === "" ? {} : { to }) }}
      onDone={onDone}
      onClose={onClose}
    >
      <div className={field.field}>
        <label className={field.label} htmlFor="remove-to">
          Page that takes its place
        </label>
        <select
          id="remove-to"
          className={field.input}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        >
          <option value="">None</option>
          {others.map((page) => (
            <option key={page.route} value={page.route}>
              {page.title} ({page.route})
            </option>
          ))}
        </select>
        <p className={field.help}>Links to the deleted page, and its address, will lead there.</p>
      </div>
    </CommandDialog>
  );
}
