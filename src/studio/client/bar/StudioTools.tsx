import { Keyboard, Languages, LogOut, Moon, Search, Sun } from "lucide-react";
import type { Overview } from "../../contract/answers.ts";
import type { SchemeChoice } from "../scheme/use-scheme.ts";
import type { Shortcut } from "../state/shortcuts.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { Toolbar } from "../ui/Toolbar.tsx";
import { say } from "../words/say.ts";
import styles from "./StudioTools.module.scss";
import { signOut } from "./sign-out.ts";

/** What concerns the studio and no page of the site. */
export function StudioTools({
  scheme: { scheme, toggle },
  press,
  onLanguage,
  team,
}: {
  scheme: SchemeChoice;
  press: (key: Shortcut) => void;
  onLanguage: () => void;
  /** Who works here, where people sign in. */
  team: Overview["team"];
}) {
  const isDark = scheme === "dark";
  return (
    <Toolbar className={styles.tools} label={say("bar.studio")}>
      <IconButton
        label={isDark ? say("bar.light") : say("bar.dark")}
        icon={isDark ? Sun : Moon}
        onClick={toggle}
      />
      <IconButton label={say("bar.find")} icon={Search} onClick={() => press("find")} />
      <IconButton label={say("bar.shortcuts")} icon={Keyboard} onClick={() => press("help")} />
      <IconButton label={say("bar.language")} icon={Languages} onClick={onLanguage} />
      {team && (
        <IconButton
          label={say("bar.signOut", { name: team.person.name })}
          icon={LogOut}
          onClick={() => void signOut()}
        />
      )}
    </Toolbar>
  );
}
