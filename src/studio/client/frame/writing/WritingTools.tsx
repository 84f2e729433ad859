import { Bold, Italic, Link2, type LucideIcon } from "lucide-react";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { say } from "../../words/say.ts";
import type { SelectedWords } from "./use-selected-words.ts";
import styles from "./WritingTools.module.scss";

/** Pixels between the words and the tools, and between these and the edges of the window. */
const GAP = 8;

/** What can be done with the words that are selected. Keys do the same, so that the text keeps the focus. */
export function WritingTools({ words, onLink }: { words: SelectedWords; onLink: () => void }) {
  const tools = useBeside(words);
  const tool = (label: string, Drawing: LucideIcon, pressed: boolean, press: () => void) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={press}
    >
      <Drawing aria-hidden="true" focusable="false" />
    </button>
  );
  return (
    <div
      ref={tools}
      className={styles.tools}
      role="toolbar"
      aria-label={say("frame.words")}
      data-studio=""
      // The text keeps the focus, and what is selected in it.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {tool(say("form.bold"), Bold, words.isBold, () => document.execCommand("bold"))}
      {tool(say("form.italic"), Italic, words.isItalic, () => document.execCommand("italic"))}
      {tool(say("form.link"), Link2, words.isLink, onLink)}
    </div>
  );
}

/** Puts the tools above the words, below them where there is no room, and never off the window. */
function useBeside({ top, bottom, center }: SelectedWords): RefObject<HTMLDivElement | null> {
  const tools = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = tools;
    if (!current) return;
    const { offsetWidth: width, offsetHeight: height } = current;
    // Where words are touched, the system's own tools stand above them.
    const isAbove = top - height - GAP > 0 && !matchMedia("(pointer: coarse)").matches;
    const y = isAbove ? top - height - GAP : bottom + GAP;
    const x = Math.max(GAP, Math.min(center - width / 2, innerWidth - width - GAP));
    current.style.translate = `${x}px ${Math.min(y, innerHeight - height - GAP)}px`;
  }, [top, bottom, center]);
  return tools;
}
