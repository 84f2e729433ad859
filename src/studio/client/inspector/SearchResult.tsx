import { parsedUrl } from "../../../engine/model/parsed-url.ts";
import type { Head } from "../../../engine/model/resolved-page.ts";
import { say } from "../words/say.ts";
import styles from "./SearchResult.module.scss";

/** Search engines cut what is longer, in characters. */
const MAX = { title: 60, description: 160 };

/** How a search engine shows the page, with what it would cut. */
export function SearchResult({ head, brand }: { head: Head; brand: string }) {
  const { title, description, canonical, noindex } = head;
  return (
    <section aria-labelledby="search-result">
      <h3 id="search-result" className={styles.heading}>
        {say("inspector.searchResult")}
      </h3>
      {noindex ? (
        <p className={styles.note}>{say("inspector.keptOut")}</p>
      ) : (
        <>
          <div className={styles.result}>
            <p className={styles.site}>
              {brand} <span>{addressOf(canonical)}</span>
            </p>
            <p className={styles.title}>{cut(title, MAX.title)}</p>
            <p className={styles.description}>{cut(description, MAX.description)}</p>
          </div>
          <p className={styles.note}>{lengthsInWords(head)}</p>
        </>
      )}
    </section>
  );
}

/** `bakery.example › breads › rye` */
function addressOf(canonical: string): string {
  const address = parsedUrl(canonical);
  if (!address) return canonical;
  return [address.host, ...decodeURI(address.pathname).split("/").filter(Boolean)].join(" › ");
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, "")} …`;
}

function lengthsInWords(head: Head): string {
  const title = head.title.length;
  const description = head.description.length;
  const most = { mostTitle: MAX.title, mostDescription: MAX.description };
  if (title > MAX.title && description > MAX.description)
    return say("inspector.cutBoth", { title, description, ...most });
  if (title > MAX.title) return say("inspector.cutTitle", { title, mostTitle: MAX.title });
  if (description > MAX.description)
    return say("inspector.cutDescription", { description, mostDescription: MAX.description });
  return say("inspector.allShown");
}
