import { Keyboard, Moon, Search, Sun } from "lucide-react";
import { useScheme } from "../scheme/use-scheme.ts";
import type { Shortcut } from "../state/shortcuts.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { Toolbar } from "../ui/Toolbar.tsx";
import styles from "./StudioTools.module.scss";

/** What concerns the studio and no page of the site. */
export function StudioTools({ press }: { press: (key: Shortcut) => void }) {
  const { scheme, toggle } = useScheme();
  const isDark = scheme === "dark";
  return (
    <Toolbar className={styles.tools} label="Studio">
      <IconButton
        label={isDark ? "Light studio" : "Dark studio"}
        icon={isDark ? Sun : Moon}
        onClick={toggle}
      />
      <IconButton label="Find anything" icon={Search} onClick={() => press("find")} />
      <IconButton label="Keyboard shortcuts" icon={Keyboard} onClick={() => press("help")} />
    </Toolbar>
  );
}
