/** Shows what is wrong with the pages over the page, in the words of the terminal. Development only. */
const TAG = "site-problems";

const STYLE = `
  :host { position: fixed; inset: auto 0 0 0; z-index: 2147483647; max-height: 70vh; overflow: auto; }
  section { background: #082b30; color: #f2f8f7; border-top: 4px solid #f6b63c; padding: 1rem 1.5rem 1.5rem; font: 14px/1.5 system-ui, sans-serif; }
  h2 { font-size: 1rem; margin: 0 0 0.5rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 0 1rem; font: 13px/1.5 ui-monospace, monospace; }
  button { float: right; font: inherit; min-height: 2rem; padding: 0 0.75rem; }
`;

class Problems extends HTMLElement {
  show(problems: string[]): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    const sheet = document.createElement("style");
    sheet.textContent = STYLE;
    const section = document.createElement("section");
    section.setAttribute("role", "alert");
    const close = document.createElement("button");
    close.textContent = "Hide";
    close.addEventListener("click", () => this.remove());
    const heading = document.createElement("h2");
    heading.textContent = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    section.append(close, heading, ...problems.map(paragraph));
    root.replaceChildren(sheet, section);
  }
}

function paragraph(problem: string): HTMLElement {
  const text = document.createElement("pre");
  text.textContent = problem;
  return text;
}

customElements.define(TAG, Problems);

import.meta.hot?.on("site:issues", (problems: string[]) => {
  document.querySelector(TAG)?.remove();
  if (problems.length === 0) return;
  const overlay = document.createElement(TAG) as Problems;
  document.body.append(overlay);
  overlay.show(problems);
});
