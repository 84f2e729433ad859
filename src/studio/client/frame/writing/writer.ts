import type { FromFrame, LinkChoice, WritingRequest } from "../messages.ts";
import type { Host } from "./host.ts";
import { applyLink, linkAround } from "./links.ts";
import { clickText, nextGap } from "./next-gap.ts";
import { richHost } from "./rich-host.ts";
import type { TextUnder } from "./shown-text.ts";
import { textHost } from "./text-host.ts";

/** Where a click happened, and what stood there. */
interface Clicked {
  at: number;
  texts: TextUnder[];
  x: number;
  y: number;
}

/** A text that is being written. */
interface Writing {
  at: number;
  which: number;
  host: Host;
  isRich: boolean;
}

/** Has texts of the page written where they stand, one at a time. */
export class Writer {
  #clicked: Clicked | undefined;
  #writing: Writing | undefined;
  /** What was selected when it was asked where it shall lead. */
  #asked: Range | undefined;

  /**
   * @param send sends a message to the studio
   * @param onEnd called when the page's own elements are back
   * @param onLeave called when a key has ended it, and the focus has to move
   */
  constructor(
    private readonly send: (message: FromFrame) => void,
    private readonly onEnd: () => void,
    private readonly onLeave: () => void,
  ) {}

  /** The block whose text is being written: until the writing ends, its elements are not React's. */
  get at(): number | undefined {
    return this.#writing?.at;
  }

  /** The running text that is being written. */
  get richText(): HTMLElement | undefined {
    return this.#writing?.isRich ? this.#writing.host.element : undefined;
  }

  /** Whether something stands within the text that is being written. */
  holds(target: EventTarget | null): boolean {
    return target instanceof Node && this.#writing?.host.element.contains(target) === true;
  }

  /** Sends the studio the texts that were clicked, so that it can answer which of them to edit. */
  clicked(clicked: Clicked): void {
    this.#clicked = clicked;
    const texts = clicked.texts.map(({ text, nth, of }) => ({ text, nth, of }));
    this.send({ kind: "click-text", at: clicked.at, texts });
  }

  /** Starts editing a text that was clicked, or shows another one instead. */
  write(wish: WritingRequest): void {
    if (this.#writing) this.#refill(this.#writing, wish);
    else this.#begin(wish);
  }

  /** Asks the studio where the selected words shall lead. */
  askLink(): void {
    const text = this.richText;
    const range = text && rangeIn(text);
    if (!text || !range) return;
    this.#asked = range;
    this.send({ kind: "ask-link", target: linkAround(text, range)?.dataset.target });
  }

  /** Has the words lead where it was chosen, and goes on with writing. */
  link(choice: LinkChoice | undefined): void {
    const range = this.#asked;
    const text = this.richText;
    this.#asked = undefined;
    if (!text || !range) return;
    text.focus({ preventScroll: true });
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    if (choice) applyLink(text, range, choice);
  }

  /** Ends writing; what was written stays in the studio. */
  end(): void {
    if (!this.#writing) return;
    const { host } = this.#writing;
    this.#writing = undefined;
    this.#asked = undefined;
    // What the studio sends on before it hears of the end shall not begin again.
    this.#clicked = undefined;
    host.restore();
    this.send({ kind: "written", isWritable: true });
    this.onEnd();
  }

  #begin(wish: WritingRequest): void {
    const text = this.#clicked?.texts[wish.which];
    if (!this.#clicked || !text?.element.isConnected) {
      this.send({ kind: "written", isWritable: false });
      return;
    }
    const host = wish.content.kind === "rich" ? richHost(text.element) : textHost(text.element);
    host.fill(wish.content);
    if (host.read() !== wish.text) {
      host.restore();
      this.send({ kind: "written", isWritable: false });
      return;
    }
    const isRich = wish.content.kind === "rich";
    this.#writing = { at: this.#clicked.at, which: wish.which, host, isRich };
    this.#listen(host, wish);
    host.element.focus({ preventScroll: true });
    if (isGap(wish)) getSelection()?.selectAllChildren(host.element);
    else setCaret(host.element, this.#clicked);
  }

  /** What was undone, or changed elsewhere, replaces what is being edited. */
  #refill({ host }: Writing, { text, content }: WritingRequest): void {
    if (host.read() === text) return;
    host.fill(content);
    const selection = getSelection();
    selection?.selectAllChildren(host.element);
    selection?.collapseToEnd();
  }

  #listen({ element, read }: Host, { label, content }: WritingRequest): void {
    const isPlain = content.kind === "text";
    element.setAttribute("role", "textbox");
    element.setAttribute("aria-label", label);
    element.setAttribute("aria-multiline", String(!isPlain));
    element.addEventListener("input", () => {
      const text = read();
      if (text === undefined) this.end();
      else this.send({ kind: "write", text });
    });
    element.addEventListener("keydown", (event) => {
      if (event.key === "Escape" || (isPlain && event.key === "Enter")) {
        event.preventDefault();
        this.end();
        this.onLeave();
      } else if (isLinkKey(event)) {
        event.preventDefault();
        this.askLink();
      } else if (event.key === "Tab") {
        const find = nextGap(element, event.shiftKey);
        if (!find) return;
        event.preventDefault();
        this.end();
        requestAnimationFrame(() => {
          const gap = find();
          if (gap) clickText(gap);
        });
      } else if (event.key === " " && element.closest("button, summary")) {
        // A button would be pressed.
        event.preventDefault();
        document.execCommand("insertText", false, " ");
      }
    });
    element.addEventListener("keyup", (event) => {
      if (event.key === " ") event.preventDefault();
    });
    // The window that asks for a target has the focus until it is answered.
    element.addEventListener("blur", () => this.#asked || this.end());
  }
}

/** What is selected within a text. */
function rangeIn(text: HTMLElement): Range | undefined {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  return text.contains(range.commonAncestorContainer) ? range.cloneRange() : undefined;
}

function isLinkKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === "k";
}

/** Whether there is only the placeholder so far: the first character replaces it. */
function isGap({ text }: WritingRequest): boolean {
  return /^\{\s*fill:[^{}]*\}$/.test(text.trim());
}

/** Puts the caret where the click was. Nothing is written within a chip: one that is to be written is replaced. */
function setCaret(element: HTMLElement, { x, y }: Clicked): void {
  const selection = getSelection();
  const point = document.caretPositionFromPoint?.(x, y);
  const chip = point?.offsetNode.parentElement?.closest<HTMLElement>("[data-token]");
  if (chip && element.contains(chip)) {
    const range = new Range();
    range.selectNode(chip);
    if (!chip.dataset.token?.includes("fill:")) range.collapse();
    selection?.removeAllRanges();
    selection?.addRange(range);
  } else if (point && element.contains(point.offsetNode))
    selection?.collapse(point.offsetNode, point.offset);
  else {
    selection?.selectAllChildren(element);
    selection?.collapseToEnd();
  }
}
