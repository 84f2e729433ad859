import { Unlink } from "lucide-react";
import { useState } from "react";
import type { Overview, PageSummary } from "../../contract/answers.ts";
import { matching } from "../tree/branches.ts";
import { FirstOf } from "../ui/FirstOf.tsx";
import { SearchDialog } from "../ui/SearchDialog.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Dialogs.module.scss";
import field from "./Field.module.scss";
import { useFormScope } from "./FormScope.tsx";
import { targetName } from "./target-name.ts";

interface LinkDialogProps {
  /** Whether only whole pages of this site can be chosen. */
  pagesOnly?: boolean;
  /** Where the link leads that is there already. */
  current?: string | undefined;
  onChoose: (target: string) => void;
  /** Takes the link away that is there. */
  onRemove?: () => void;
  onClose: () => void;
}

/** A list of all pages and their anchors, to choose where a link of a form leads. */
export function LinkDialog(props: LinkDialogProps) {
  const { overview, route } = useFormScope();
  return <TargetDialog overview={overview} route={route} {...props} />;
}

/** The same outside of a form. */
export function TargetDialog({
  overview,
  route,
  pagesOnly,
  current,
  onChoose,
  onRemove,
  onClose,
}: LinkDialogProps & {
  overview: Overview;
  /** The route of the page being edited. */
  route: string;
}) {
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
      above={
        current !== undefined &&
        onRemove && (
          <LinkNow name={targetName(current, overview, route) ?? current} onRemove={onRemove} />
        )
      }
      below={!pagesOnly && <AddressRow current={current} onChoose={choose} />}
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

/** Where a link leads, and what takes it away. */
function LinkNow({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <div className={styles.current}>
      <p>{say("form.leadsTo", { name })}</p>
      <TextButton icon={Unlink} onClick={onRemove}>
        {say("form.removeLink")}
      </TextButton>
    </div>
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
function AddressRow({
  current = "",
  onChoose,
}: {
  current: string | undefined;
  onChoose: (target: string) => void;
}) {
  const [address, setAddress] = useState(isAddress(current) ? current : "https://");
  return (
    <div className={styles.address}>
      <label htmlFor="link-address">{say("form.otherAddress")}</label>
      <div className={styles.row}>
        <input
          id="link-address"
          className={field.input}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={({ key }) => key === "Enter" && onChoose(address.trim())}
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

/** Whether a target is none of this site. */
function isAddress(target: string): boolean {
  return /^[a-z]+:/i.test(target);
}
