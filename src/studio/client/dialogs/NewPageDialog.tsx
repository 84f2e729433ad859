import { useState } from "react";
import type { Command, PageSummary } from "../../contract/answers.ts";
import field from "../form/Field.module.scss";
import { say } from "../words/say.ts";
import { addressOf } from "./address.ts";
import { addressable } from "./addressable.ts";
import { CommandDialog } from "./CommandDialog.tsx";
import { PageSelect } from "./PageSelect.tsx";
import { Question } from "./Question.tsx";

/** Asks for the name and the folder of a new page, and what it begins with. */
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
