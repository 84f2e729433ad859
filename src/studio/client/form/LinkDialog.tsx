import { useState } from "react";
import type { PageSummary } from "../../contract/answers.ts";
import { matching } from "../tree/branches.ts";
import { FirstOf } from "../ui/FirstOf.tsx";
import { SearchDialog } from "../ui/SearchDialog.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Dialogs.module.scss";
import field from "./Field.module.scss";
import { useFormScope } from "./FormScope.tsx";

/** A list of all pages and their anchors, to choose where a link leads. */
export function LinkDialog({
  pagesOnly,
  onChoose,
  onClose,
}: {
  /** Whether only whole pages of this site can be chosen. */
  pagesOnly?: boolean;
  onChoose: (target: string) => void;
  onClose: () => void;
}) {
  const { overview, route } = useFormScope();
  const pages = overview.pages.filter(
    (page) => !page.route.includes("/:") && page.route !== "/404",
  );
  const choose = (target: string) => {
    onChoose(target);
    onClose();
  };
  return (
    <SearchDialog
      title={say("form.whereTo")}
      label={say("ui.findPage")}
      below={!pagesOnly && <AddressRow onChoose={choose} />}
      onClose={onClose}
    >
      {(words) => (
        <PageList
          pages={matching(pages, words)}
          here={route}
          withAnchors={!pagesOnly}
          onChoose={choose}
        />
      )}
    </SearchDialog>
  );
}

function PageList({
  pages,
  here,
  ...entry
}: {
  pages: PageSummary[];
  /** The route of the page being edited. */
  here: string;
  withAnchors: boolean;
  onChoose: (target: string) => void;
}) {
  return (
    <ul className={styles.pages}>
      <FirstOf items={pages}>
        {(page) => (
          <PageEntry key={page.path} page={page} isHere={page.route === here} {...entry} />
        )}
      </FirstOf>
      {pages.length === 0 && <li>{say("ui.noPageFound")}</li>}
    </ul>
  );
}

/** An address that is no page of this site. */
function AddressRow({ onChoose }: { onChoose: (target: string) => void }) {
  const [address, setAddress] = useState("https://");
  return (
    <div className={styles.address}>
      <label htmlFor="link-address">{say("form.otherAddress")}</label>
      <div className={styles.row}>
        <input
          id="link-address"
          className={field.input}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <TextButton onClick={() => onChoose(address.trim())}>{say("form.useAddress")}</TextButton>
      </div>
    </div>
  );
}

function PageEntry({
  page,
  isHere,
  withAnchors,
  onChoose,
}: {
  page: PageSummary;
  isHere: boolean;
  withAnchors: boolean;
  onChoose: (target: string) => void;
}) {
  return (
    <li>
      <button type="button" className={styles.page} onClick={() => onChoose(page.route)}>
        {page.title}{" "}
        <span>{page.hidden ? say("ui.hiddenRoute", { route: page.route }) : page.route}</span>
      </button>
      {withAnchors && page.anchors.length > 0 && (
        <ul className={styles.anchors}>
          {page.anchors.map(({ id, label }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.page}
                onClick={() => onChoose(isHere ? `#${id}` : `${page.route}#${id}`)}
              >
                {label} <span>#{id}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
