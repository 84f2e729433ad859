import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { LookPreview, PageSummary } from "../../contract/answers.ts";
import { PageSelect } from "../dialogs/PageSelect.tsx";
import { useRoom } from "../stage/use-room.ts";
import { say } from "../words/say.ts";
import { applyLook } from "./apply-look.ts";
import styles from "./LookStage.module.scss";
import { samplePages } from "./sample-pages.ts";

/** Pixels between the frames. */
const GAP = 16;
/** The part of the height that the widest frame has. */
const UPPER = 0.56;

/** A page of the site as on a computer, a tablet and a phone, with the look that is edited. */
export function LookStage({
  pages,
  preview,
}: {
  pages: PageSummary[];
  preview: LookPreview | undefined;
}) {
  const [route, setRoute] = useState("/");
  const [room, area] = useRoom();
  const upper = { width: 1440, height: room.height * UPPER, scale: room.width / 1440 };
  const scale = (room.width - GAP) / (768 + 390);
  const lower = { height: room.height - upper.height - GAP, scale };
  return (
    <section className={styles.stage} aria-label={say("look.look")}>
      <div className={styles.choice}>
        <label htmlFor="look-page">{say("look.shownWith")}</label>
        <PageSelect id="look-page" pages={samplePages(pages)} value={route} onChoose={setRoute} />
      </div>
      <div className={styles.area} ref={area}>
        <Frame label={say("look.computer")} route={route} preview={preview} {...upper} />
        <div className={styles.lower}>
          <Frame
            label={say("look.tablet")}
            route={route}
            preview={preview}
            width={768}
            {...lower}
          />
          <Frame label={say("look.phone")} route={route} preview={preview} width={390} {...lower} />
        </div>
      </div>
    </section>
  );
}

/** A page as wide as a device, made smaller to fit. */
function Frame({
  label,
  route,
  preview,
  width,
  height,
  scale,
}: {
  label: string;
  route: string;
  preview: LookPreview | undefined;
  width: number;
  height: number;
  scale: number;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = useLook(frame, preview);
  return (
    <div className={styles.frame} style={{ width: width * scale, height }}>
      {scale > 0 && (
        <iframe
          // Another page is another frame: going from one to the next would be a transition that pages in development do not take part in.
          key={route}
          ref={frame}
          title={`${label}: ${route}`}
          src={route}
          onLoad={show}
          style={{ width, height: height / scale, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}

/** Keeps a page as the last preview has it. @returns what shows it once more, for a page that was loaded */
function useLook(
  frame: RefObject<HTMLIFrameElement | null>,
  preview: LookPreview | undefined,
): () => void {
  const show = useCallback(() => {
    if (preview) applyLook(frame.current, preview);
  }, [frame, preview]);
  useEffect(show, [show]);
  return show;
}
