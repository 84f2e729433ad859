import { FilePlus2, Languages, MoveRight, Trash2 } from "lucide-react";
import type { Overview } from "../../contract/answers.ts";
import type { OpenPage } from "../state/session.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import dialogs from "./dialogs.module.scss";
import { commandsFor, type PageCommand } from "./page-commands.ts";

/** New page, another address, delete: the authors' commands behind buttons. */
export function PageCommands({
  open,
  overview,
  onAsk,
}: {
  open: OpenPage | undefined;
  overview: Overview;
  onAsk: (command: PageCommand) => void;
}) {
  const commands = commandsFor(open, overview);
  return (
    <div className={dialogs.commands}>
      <TextButton icon={FilePlus2} onClick={() => onAsk("new-page")}>
        {say("dialogs.newPage")}
      </TextButton>
      {commands.map((command) => {
        const { label, icon } = BUTTONS[command];
        return (
          <IconButton key={command} label={label} icon={icon} onClick={() => onAsk(command)} />
        );
      })}
    </div>
  );
}

const BUTTONS = {
  translate: { label: say("dialogs.translate"), icon: Languages },
  move: { label: say("dialogs.changePageAddress"), icon: MoveRight },
  remove: { label: say("dialogs.deletePage"), icon: Trash2 },
};
