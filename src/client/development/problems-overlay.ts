import type { DevReport } from "../../engine/model/dev-report.ts";
import { countsOf, inWords } from "./counts.ts";
import { element } from "./element.ts";
import { type HiddenErrors, hasNewError, stillHidden, withHidden } from "./hidden-errors.ts";
import styles from "./overlay.css?inline";
import { problemLists } from "./problems-panel.ts";

const NOTHING: DevReport = { here: [], elsewhere: { errors: 0, warnings: 0, issues: [] } };
/** Where this window keeps which errors are hidden, so that loading a page again shows none of them. */
const STORE = "page-engine-hidden-errors";

/**
 * Says over the page what is wrong with the site. Errors of the page open a panel, until the author
 * hides it; everything else is a counter in the corner that opens the same panel.
 */
export class ProblemsOverlay extends HTMLElement {
  readonly #status = element("p", { class: "status", role: "status" });
  readonly #counter = element("button", {
    class: "counter",
    type: "button",
    "aria-expanded": "false",
  });
  readonly #title = element("h2", { id: "title", tabindex: "-1" });
  readonly #hide = element("button", { class: "hide", type: "button" }, "Hide");
  readonly #lists = element("div", { class: "lists" });
  readonly #panel = element(
    "section",
    { class: "panel", "aria-labelledby": "title" },
    element("header", {}, this.#title, this.#hide),
    this.#lists,
  );
  #report = NOTHING;
  #hidden: HiddenErrors = readHidden();
  /** Whether the author has opened the panel, so that it stays while anything is wrong. */
  #isWanted = false;

  connectedCallback(): void {
    const root = this.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    root.append(this.#status, this.#counter, this.#panel);
    this.#counter.addEventListener("click", () => this.#open());
    this.#hide.addEventListener("click", () => this.#close());
    this.#panel.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") this.#close();
    });
    this.#update();
  }

  /** Shows what is wrong now. */
  show(report: DevReport): void {
    if (JSON.stringify(report) === JSON.stringify(this.#report)) return;
    this.#report = report;
    this.#keep(stillHidden(report, this.#hidden));
    this.#update();
  }

  #open(): void {
    this.#isWanted = true;
    this.#update();
    this.#title.focus();
  }

  #close(): void {
    this.#isWanted = false;
    this.#keep(withHidden(this.#report, this.#hidden));
    this.#update();
    this.#counter.focus();
  }

  #keep(hidden: HiddenErrors): void {
    this.#hidden = hidden;
    sessionStorage.setItem(STORE, JSON.stringify([...hidden]));
  }

  #update(): void {
    const { here, all } = countsOf(this.#report);
    const words = inWords(all);
    if (words === "") this.#isWanted = false;
    const isOpen = words !== "" && (this.#isWanted || hasNewError(this.#report, this.#hidden));
    const hadFocus = this.#panel.contains(this.shadowRoot?.activeElement ?? null);
    const others = this.#lists.querySelector("details");
    this.#panel.hidden = !isOpen;
    this.#counter.hidden = isOpen || words === "";
    this.#counter.dataset.level = all.errors > 0 ? "error" : "warning";
    this.#counter.textContent = words;
    this.#title.textContent = words;
    this.#lists.replaceChildren(...problemLists(this.#report, others?.open ?? false));
    if (hadFocus && isOpen) this.#title.focus();
    this.#announce(inWords(here) === "" ? "" : `${inWords(here)} on this page.`);
  }

  /** A status is read out when it changes, after what is being read. */
  #announce(words: string): void {
    if (this.#status.textContent !== words) this.#status.textContent = words;
  }
}

function readHidden(): HiddenErrors {
  return new Set(JSON.parse(sessionStorage.getItem(STORE) ?? "[]") as string[]);
}
