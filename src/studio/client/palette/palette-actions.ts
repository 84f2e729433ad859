import { isPattern } from "../../../engine/model/route.ts";
import type { Overview } from "../../contract/answers.ts";
import { isEnough } from "../../contract/person.ts";
import { siteFileKind } from "../../contract/site-files.ts";
import { copyLink } from "../bar/copy-link.ts";
import { canBeHidden, setHidden } from "../bar/set-hidden.ts";
import { signOut } from "../bar/sign-out.ts";
import { commandsFor } from "../dialogs/page-commands.ts";
import { enterDraft } from "../drafts/enter-draft.ts";
import { isMac, keysOf } from "../help/shortcut-list.ts";
import type { StudioDialog } from "../StudioDialogs.tsx";
import type { SchemeChoice } from "../scheme/use-scheme.ts";
import type { Shortcut } from "../state/shortcuts.ts";
import type { StudioState } from "../state/use-studio.ts";
import { say } from "../words/say.ts";
import type { PaletteAction } from "./palette-entries.ts";

/** What the studio does when it is asked by name. */
interface Doing {
  studio: StudioState;
  overview: Overview;
  scheme: SchemeChoice;
  /** Whether visitors find the open page at its address now; nothing where nobody knows. */
  isLive: boolean | undefined;
  press: (key: Shortcut) => void;
  /** Opens a window. */
  ask: (dialog: StudioDialog) => void;
  leave: () => void;
}

/** The actions that are available now, by name. */
export function paletteActions(doing: Doing): PaletteAction[] {
  const { studio, overview, scheme, press, ask, leave } = doing;
  const isDark = scheme.scheme === "dark";
  return [
    {
      label: say("palette.newPage"),
      also: say("palette.alsoNewPage"),
      run: () => ask("new-page"),
    },
    ...toPublish(doing),
    ...ofPage(doing),
    ...(studio.open ? ofOpen(doing) : []),
    ...ofDrafts(doing),
    ...toGoBack(doing),
    { label: say("bar.toStart"), also: say("palette.alsoStart"), run: leave },
    {
      label: say("bar.shortcuts"),
      also: say("palette.alsoShortcuts"),
      keys: "?",
      run: () => press("help"),
    },
    {
      label: say("bar.language"),
      also: say("palette.alsoLanguage"),
      run: () => ask("language"),
    },
    {
      label: say(isDark ? "bar.light" : "bar.dark"),
      also: say("palette.alsoScheme"),
      run: scheme.toggle,
    },
    ...(overview.team ? [signingOut(overview.team.person.name)] : []),
  ];
}

function toPublish({ overview, ask }: Doing): PaletteAction[] {
  const { publishing, team } = overview;
  if (!publishing) return [];
  const run = () => ask("publish");
  const now = { label: say("publishing.button"), also: say("palette.alsoPublish"), run };
  if (!mayPublish(overview))
    return [{ label: say("drafts.askForReview"), also: `${now.label} ${now.also}`, run }];
  const later = { label: say("drafts.setTime"), also: say("palette.alsoSchedule"), run };
  return team ? [now, later] : [now];
}

function toGoBack({ overview, ask }: Doing): PaletteAction[] {
  if (!overview.publishing || !mayPublish(overview)) return [];
  return [
    {
      label: say("publishing.revisions"),
      also: say("palette.alsoGoBack"),
      run: () => ask("publish"),
    },
  ];
}

function mayPublish({ team }: Overview): boolean {
  return !team || isEnough(team.person.role, "publisher");
}

function ofOpen({ press, ask }: Doing): PaletteAction[] {
  return [
    { label: say("bar.save"), keys: pressed("Mod+S"), run: () => press("save") },
    { label: say("bar.undo"), keys: pressed("Mod+Z"), run: () => press("undo") },
    { label: say("bar.redo"), keys: pressed("Mod+Y"), run: () => press("redo") },
    {
      label: say("bar.history"),
      also: say("palette.alsoHistory"),
      run: () => ask("history"),
    },
  ];
}

function ofPage({ studio, overview, isLive, ask }: Doing): PaletteAction[] {
  const { open } = studio;
  if (!open || siteFileKind(open.path)) return [];
  const { route, page } = open;
  const isHidden = page.hidden === true;
  const commands = commandsFor(open, overview).map((command) => ({
    ...COMMANDS[command],
    run: () => ask(command),
  }));
  const links = [
    {
      label: say("bar.view"),
      also: say("palette.alsoView"),
      run: () => void window.open(route, "_blank", "noreferrer"),
    },
    {
      label: say("bar.copyLink"),
      also: say("palette.alsoLink"),
      run: () => copyLink({ studio, open, overview, isLive }),
    },
  ];
  const hiding = {
    label: say(isHidden ? "bar.show" : "bar.hide"),
    also: say("palette.alsoHide"),
    run: () => setHidden(studio, open, !isHidden),
  };
  return [...(isPattern(route) ? [] : links), ...commands, ...(canBeHidden(open) ? [hiding] : [])];
}

const COMMANDS = {
  translate: { label: say("dialogs.translate"), also: say("palette.alsoTranslate") },
  move: { label: say("dialogs.changePageAddress"), also: say("palette.alsoMove") },
  remove: { label: say("dialogs.deletePage"), also: say("palette.alsoRemove") },
};

function ofDrafts({ overview: { team }, ask }: Doing): PaletteAction[] {
  if (!team) return [];
  const { draft, person } = team;
  const isOwn = !draft || draft.owner.email === person.email;
  const sharing = {
    label: say("drafts.sharing"),
    also: say("palette.alsoSharing"),
    run: () => ask("this-draft"),
  };
  return [
    { label: say("drafts.title"), also: say("palette.alsoDrafts"), run: () => ask("drafts") },
    {
      label: say("drafts.history"),
      also: say("palette.alsoSiteHistory"),
      run: () => ask("site-history"),
    },
    ...(draft ? [sharing] : []),
    ...(isOwn ? [] : [{ label: say("drafts.own"), run: () => void enterDraft() }]),
  ];
}

function signingOut(name: string): PaletteAction {
  return {
    label: say("bar.signOut", { name }),
    also: say("palette.alsoSignOut"),
    run: () => void signOut(),
  };
}

function pressed(keys: string): string {
  return keysOf(keys, isMac()).join("+");
}
