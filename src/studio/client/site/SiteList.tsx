import { Component, Images, Signpost, Users } from "lucide-react";
import { memo, useMemo } from "react";
import { sameValue } from "../../../engine/model/same-value.ts";
import type { Overview } from "../../contract/answers.ts";
import { SITE_PARTS } from "../../contract/site-files.ts";
import type { Session } from "../state/session.ts";
import { ChangedMark } from "../ui/ChangedMark.tsx";
import { say } from "../words/say.ts";
import styles from "./SiteList.module.scss";
import { openScreen, type SiteScreen, sharedScreens, siteScreens } from "./site-screens.ts";

/** What holds for the whole site, as a list: contact, menus, footer, shared parts, words and the look. */
export function SiteList({
  overview,
  session,
  changed,
  onOpen,
  onMedia,
  hasRedirectDraft,
  onRedirects,
  onPeople,
}: {
  overview: Overview | undefined;
  session: Session;
  /** Paths of files with unsaved changes. */
  changed: ReadonlySet<string>;
  onOpen: (screen: SiteScreen) => void;
  /** Opens what lies in the media folder. */
  onMedia: () => void;
  /** Whether old addresses were changed, and not saved yet. */
  hasRedirectDraft: boolean;
  /** Opens the list of old addresses. */
  onRedirects: () => void;
  /** Opens the list of who may sign in; nothing for those who do not look after it. */
  onPeople: (() => void) | undefined;
}) {
  const current = openScreen(session);
  const screens = useMemo(siteScreens, []);
  const shared = useMemo(() => (overview ? sharedScreens(overview) : []), [overview]);
  const item = (screen: SiteScreen) => (
    <li key={`${screen.path} ${screen.part}`}>
      <ScreenButton
        screen={screen}
        isCurrent={isSame(screen, current)}
        isChanged={changed.has(screen.path) && isChangedOn(screen, session)}
        onOpen={onOpen}
      />
    </li>
  );
  return (
    <nav className={styles.site} aria-label={say("palette.site")}>
      <details open>
        <summary>{say("palette.site")}</summary>
        <ul>
          {screens.map(item)}
          <li>
            <button type="button" className={styles.screen} onClick={onMedia}>
              <Images aria-hidden="true" focusable="false" />
              <span className={styles.label}>{say("site.picturesAndFiles")}</span>
            </button>
          </li>
          <li>
            <button type="button" className={styles.screen} onClick={onRedirects}>
              <Signpost aria-hidden="true" focusable="false" />
              <span className={styles.label}>{say("site.redirects")}</span>
              {hasRedirectDraft && <ChangedMark />}
            </button>
          </li>
          {onPeople && (
            <li>
              <button type="button" className={styles.screen} onClick={onPeople}>
                <Users aria-hidden="true" focusable="false" />
                <span className={styles.label}>{say("people.button")}</span>
              </button>
            </li>
          )}
          {shared.length > 0 && (
            <li>
              <details open={shared.some((screen) => isSame(screen, current)) || undefined}>
                <summary>
                  <Component aria-hidden="true" focusable="false" />
                  {say("site.sharedParts")}
                </summary>
                <ul className={styles.shared}>{shared.map(item)}</ul>
              </details>
            </li>
          )}
        </ul>
      </details>
    </nav>
  );
}

/** It stays as it is while something is written. */
const ScreenButton = memo(function ScreenButton({
  screen,
  isCurrent,
  isChanged,
  onOpen,
}: {
  screen: SiteScreen;
  isCurrent: boolean;
  isChanged: boolean;
  onOpen: (screen: SiteScreen) => void;
}) {
  const { icon: Drawing, label } = screen;
  return (
    <button
      type="button"
      className={styles.screen}
      aria-current={isCurrent ? "page" : undefined}
      onClick={() => onOpen(screen)}
    >
      <Drawing aria-hidden="true" focusable="false" />
      <span className={styles.label}>{label}</span>
      {isChanged && <ChangedMark />}
    </button>
  );
});

/** Whether what a screen shows differs from its file. Of work that is not open here nobody knows which part it is on. */
function isChangedOn({ path, part }: SiteScreen, { pages }: Session): boolean {
  const open = pages[path];
  if (!part || !open) return part === undefined || part === "contact";
  return SITE_PARTS[part].some((key) => !sameValue(open.page[key], open.saved[key]));
}

/** Files of other languages have the screens of the first. */
function isSame(one: SiteScreen, other: SiteScreen | undefined): boolean {
  if (one.part || other?.part) return one.part === other?.part;
  return one.path === other?.path || (isWords(one) && isWords(other));
}

function isWords(screen: SiteScreen | undefined): boolean {
  return screen?.path.endsWith("_strings.json") === true;
}
