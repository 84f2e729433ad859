import { Monitor, Smartphone, Tablet } from "lucide-react";
import { type ReactNode, type RefObject, useState } from "react";
import { IconButton } from "../ui/IconButton.tsx";
import { Toolbar } from "../ui/Toolbar.tsx";
import { say } from "../words/say.ts";
import styles from "./Stage.module.scss";
import { useRoom } from "./use-room.ts";

/** Widths of the page, each with the room from which on it is shown so at first: what is smaller could not be read. */
const WIDTHS = [
  { label: say("stage.phone"), width: 390, icon: Smartphone, from: 0 },
  { label: say("stage.tablet"), width: 820, icon: Tablet, from: 520 },
  { label: say("stage.computer"), width: 1280, icon: Monitor, from: 600 },
];

/** The page being edited, at the width of a phone, a tablet or a computer, made smaller where there is less room. */
export function Stage({
  frame,
  title,
  tools,
}: {
  frame: RefObject<HTMLIFrameElement | null>;
  title: string;
  /** What is shown beside the widths, instead of the hint for pages. */
  tools?: ReactNode;
}) {
  const [chosen, setWidth] = useState<number>();
  const [room, area] = useRoom();
  const width = chosen ?? WIDTHS.findLast(({ from }) => room.width >= from)?.width ?? 390;
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  return (
    <section className={styles.stage} aria-label={say("bar.page")}>
      <div className={styles.above}>
        <Toolbar className={styles.widths} label={say("stage.width")}>
          {WIDTHS.map((choice) => (
            <IconButton
              key={choice.width}
              label={choice.label}
              icon={choice.icon}
              pressed={choice.width === width}
              onClick={() => setWidth(choice.width)}
            />
          ))}
        </Toolbar>
        {tools ?? <span className={styles.hint}>{say("stage.hint")}</span>}
      </div>
      <div className={styles.area} ref={area}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={say("stage.page", { title })}
          src="/studio/frame"
          style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}
