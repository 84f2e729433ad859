import { type ReactNode, useState } from "react";
import type { Command, PageKind, PageSummary } from "../../contract/answers.ts";
import field from "../form/Field.module.scss";
import { say } from "../words/say.ts";
import { addressOf } from "./address.ts";
import { addressable } from "./addressable.ts";
import { CommandDialog } from "./CommandDialog.tsx";
import { kindOf } from "./kinds.ts";
import { NewOfKindDialog } from "./NewOfKindDialog.tsx";
import { PageSelect } from "./PageSelect.tsx";
import { Question } from "./Question.tsx";

interface NewPageProps {
  pages: PageSummary[];
  /** The page that it is first thought to stand beside. */
  beside: string | undefined;
  onDone: (opens: string | undefined) => void;
  onClose: () => void;
}

/** Makes a page of one of the site's kinds, with gaps to fill, or any other page. */
export function NewPageDialog({ kinds, ...props }: NewPageProps & { kinds: PageKind[] }) {
  const [kind, setKind] = useState(() => kindOf(kinds, props.beside)?.kind ?? "");
  const chosen = kinds.find((one) => one.kind === kind);
  const choice = kinds.length > 0 && <KindSelect kinds={kinds} value={kind} onChoose={setKind} />;
  return chosen ? (
    <NewOfKindDialog key={kind} kind={chosen} choice={choice} {...props} />
  ) : (
    <NewOtherDialog choice={choice} {...props} />
  );
}

function KindSelect({
  kinds,
  value,
  onChoose,
}: {
  kinds: PageKind[];
  value: string;
  onChoose: (kind: string) => void;
}) {
  return (
    <Question id="new-kind" label={say("dialogs.whatToMake")}>
      <select
        id="new-kind"
        className={field.input}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {kinds.map(({ kind, label }) => (
          <option key={kind} value={kind}>
            {label.charAt(0).toUpperCase() + label.slice(1)}
          </option>
        ))}
        <option value="">{say("dialogs.anotherPage")}</option>
      </select>
    </Question>
  );
}

/** Asks for the name and the folder of a new page, and what it begins with. */
function NewOtherDialog({
  pages,
  beside,
  choice,
  onDone,
  onClose,
}: NewPageProps & { choice: ReactNode }) {
  const [title, setTitle] = useState("");
  const [parent, setParent] = useState(folderOf(beside));
  const [like, setLike] = useState("");
  const [ownAddress, setOwnAddress] = useState<string>();
  const route = ownAddress ?? addressOf(parent, title);
  const plain = addressable(pages);
  const chooseParent = (chosen: string) => {
    setParent(chosen);
    setOwnAddress(undefined);
  };
  return (
    <CommandDialog
      title={say("dialogs.newPage")}
      button={say("dialogs.makePage")}
      command={commandFor(title.trim(), route, like)}
      onDone={onDone}
      onClose={onClose}
    >
      {choice}
      <Question id="new-title" label={say("dialogs.pageName")} help={HELP.title}>
        <input
          id="new-title"
          className={field.input}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Question>
      <Question id="new-parent" label={say("dialogs.belowWhich")}>
        <PageSelect id="new-parent" pages={plain} value={parent} onChoose={chooseParent} />
      </Question>
      <Question id="new-route" label={say("dialogs.address")} help={HELP.route}>
        <input
          id="new-route"
          className={field.input}
          value={route}
          onChange={({ target }) => setOwnAddress(target.value)}
        />
      </Question>
      <Question id="new-like" label={say("dialogs.beginWith")} help={HELP.like}>
        <PageSelect
          id="new-like"
          pages={nearestFirst(plain, parent)}
          value={like}
          none={say("dialogs.emptyPage")}
          onChoose={setLike}
        />
      </Question>
    </CommandDialog>
  );
}

/** The page above. */
function folderOf(route: string | undefined): string {
  return route?.slice(0, route.lastIndexOf("/")) || "/";
}

const HELP = {
  title: say("dialogs.pageNameHelp"),
  route: say("dialogs.addressHelp"),
  like: say("dialogs.beginWithHelp"),
};

function commandFor(title: string, route: string, like: string): Command | undefined {
  if (title === "") return undefined;
  return { command: "new", route, title, ...(like === "" ? {} : { like }) };
}

/** The pages that would stand beside the new one come first. */
function nearestFirst(pages: PageSummary[], parent: string): PageSummary[] {
  const isNear = ({ route }: PageSummary) => parent !== "/" && route.startsWith(`${parent}/`);
  return [...pages.filter(isNear), ...pages.filter((page) => !isNear(page))];
}
