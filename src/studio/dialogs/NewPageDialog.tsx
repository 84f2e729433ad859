import { useState } from "react";
import type { PageSummary } from "../contract/answers.ts";
import field from "../form/Field.module.scss";
import { addressOf } from "./address.ts";
import { CommandDialog } from "./CommandDialog.tsx";

/** Asks for the name and the place of a new page, and what it begins with. */
export function NewPageDialog({
  pages,
  below,
  onDone,
  onClose,
}: {
  pages: PageSummary[];
  /** The page it is first thought to stand below. */
  below: string;
  onDone: (opens: string | undefined) => void;
  onClose: () => void;
}) {
  const [title, setTitle] = useState("");
  const [parent, setParent] = useState(below);
  const [like, setLike] = useState("");
  const [ownAddress, setOwnAddress] = useState<string>();
  const route = ownAddress ?? addressOf(parent, title);
  const plain = pages.filter((page) => !page.route.includes("/:") && page.route !== "/404");
  const near = plain.filter((page) => page.route !== "/" && page.route.startsWith(parent));
  const others = plain.filter((page) => !near.includes(page));
  const option = ({ route: value, title: name }: PageSummary) => (
    <option key={value} value={value}>
      {name} ({value})
    </option>
  );
  return (
    <CommandDialog
      title="New page"
      button="Make the page"
      command={
        title.trim() === ""
          ? undefined
          : { command: "new", route, title: title.trim(), ...(like === "" ? {} : { like }) }
      }
      onDone={onDone}
      onClose={onClose}
    >
      <div className={field.field}>
        <label className={field.label} htmlFor="new-title">
          Name of the page
        </label>
        <input
          id="new-title"
          className={field.input}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <p className={field.help}>
          Its heading, and its name in lists and menus: for example a city.
        </p>
      </div>
      <div className={field.field}>
        <label className={field.label} htmlFor="new-parent">
          Below which page
        </label>
        <select
          id="new-parent"
          className={field.input}
          value={parent}
          onChange={({ target }) => {
            setParent(target.value);
            setOwnAddress(undefined);
          }}
        >
          {plain.map(option)}
        </select>
      </div>
      <div className={field.field}>
        <label className={field.label} htmlFor="new-route">
          Address
        </label>
        <input
          id="new-route"
          className={field.input}
          value={route}
          onChange={({ target }) => setOwnAddress(target.value)}
        />
        <p className={field.help}>Made from the name. Change it only if it should be shorter.</p>
      </div>
      <div className={field.field}>
        <label className={field.label} htmlFor="new-like">
          Begin with
        </label>
        <select
          id="new-like"
          className={field.input}
          value={like}
          onChange={({ target }) => setLike(target.value)}
        >
          <option value="">An empty page</option>
          <optgroup label="The parts of a page beside it, to be rewritten">
            {near.map(option)}
          </optgroup>
          <optgroup label="The parts of another page">{others.map(option)}</optgroup>
        </select>
      </div>
    </CommandDialog>
  );
}
