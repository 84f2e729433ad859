import type { PageSummary } from "../../contract/answers.ts";
import field from "../form/Field.module.scss";

/** A list of pages to choose one from. */
export function PageSelect({
  id,
  pages,
  value,
  none,
  onChoose,
}: {
  id: string;
  pages: PageSummary[];
  /** A route; empty for none. */
  value: string;
  /** The words for no page, when that can be chosen. */
  none?: string;
  onChoose: (route: string) => void;
}) {
  return (
    <select
      id={id}
      className={field.input}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {none && <option value="">{none}</option>}
      {pages.map(({ route, title, hidden }) => (
        <option key={route} value={route}>
          {title} ({hidden ? `${route}, hidden` : route})
        </option>
      ))}
    </select>
  );
}
