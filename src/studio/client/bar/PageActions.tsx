import { Ellipsis, ExternalLink, Eye, EyeOff, Link } from "lucide-react";
import { isPattern } from "../../../engine/model/route.ts";
import type { StudioState } from "../state/use-studio.ts";
import buttons from "../ui/Buttons.module.scss";
import { say } from "../words/say.ts";
import { copyLink, type LinkedPage, whyNotLive } from "./copy-link.ts";
import { canBeHidden, setHidden } from "./set-hidden.ts";
import styles from "./TopBar.module.scss";

const ID = "page-actions";

function close(): void {
  document.getElementById(ID)?.hidePopover();
}

interface PageActionsProps extends LinkedPage {
  studio: StudioState;
}

/** View, copy the address, show or hide. Where there is no room for them, one button opens them as a menu. */
export function PageActions(props: PageActionsProps) {
  const { open } = props;
  const why = whyNotLive(props);
  return (
    <>
      <button type="button" className={styles.more} popoverTarget={ID} aria-label={say("bar.more")}>
        <Ellipsis aria-hidden="true" focusable="false" />
      </button>
      <div id={ID} popover="auto" className={styles.actions}>
        {!isPattern(open.route) && (
          <>
            <CopyLink {...props} />
            <a
              className={buttons.quiet}
              href={open.route}
              target="_blank"
              rel="noreferrer"
              title={why === undefined ? say("bar.viewSaved") : say("bar.viewHere", { why })}
              onClick={close}
            >
              <ExternalLink aria-hidden="true" focusable="false" />
              <span className={styles.label}>{say("bar.view")}</span>
            </a>
          </>
        )}
        <Visibility {...props} />
      </div>
    </>
  );
}

function CopyLink(linked: LinkedPage) {
  return (
    <button
      type="button"
      className={buttons.quiet}
      title={say("bar.copyLink")}
      onClick={() => {
        close();
        copyLink(linked);
      }}
    >
      <Link aria-hidden="true" focusable="false" />
      <span className={styles.label}>{say("bar.copyLink")}</span>
    </button>
  );
}

/** Shows a page to visitors or hides it from them. */
function Visibility({ studio, open }: PageActionsProps) {
  if (!canBeHidden(open)) return null;
  const isHidden = open.page.hidden === true;
  const change = () => {
    close();
    setHidden(studio, open, !isHidden);
  };
  const Drawing = isHidden ? Eye : EyeOff;
  return (
    <button type="button" className={buttons.quiet} onClick={change}>
      <Drawing aria-hidden="true" focusable="false" />
      {isHidden ? say("bar.show") : say("bar.hide")}
    </button>
  );
}
