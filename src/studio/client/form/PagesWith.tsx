import { say } from "../words/say.ts";
import { useFormScope } from "./FormScope.tsx";
import styles from "./PagesWith.module.scss";

/**
 * On how many pages something is shown, with the list of them.
 *
 * @param routes nothing while they are not known
 */
export function PagesWith({ routes }: { routes: readonly string[] | undefined }) {
  const { overview, openPage } = useFormScope();
  if (!routes) return null;
  if (routes.length === 0) return <p className={styles.none}>{say("form.noPageShows")}</p>;
  const wanted = new Set(routes);
  const pages = overview.pages.filter(({ route }) => wanted.has(route));
  return (
    <details className={styles.shown}>
      <summary>{countInWords(pages.length, overview.pages.length)}</summary>
      <ul>
        {pages.map(({ path, title, route }) => (
          <li key={path}>
            <button type="button" onClick={() => openPage(path)}>
              {title} <span>{route}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function countInWords(count: number, all: number): string {
  return count === all && count > 1
    ? say("form.shownOnAll", { count })
    : say("form.shownOn", { count });
}
