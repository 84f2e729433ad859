import { createServer, type ServerResponse } from "node:http";

/** A form service of the tests' own, on another origin than the site. */
export interface FormProvider {
  host: string;
  /** How often each path was asked for. */
  asked: Map<string, number>;
  /** Requests that wait until they are let go. */
  waiting: (() => void)[];
  close(): Promise<void>;
}

/** What the provider does: `works`, `waits` until it is let go, or is `hostile`. */
export type Manner = "works" | "waits" | "hostile";

/** Posts the messages that LeadConnector's forms post, and the ones that say nothing. */
const FORM = `<!doctype html><title>Form</title><form><label>Name <input name="name"></label><button type="button">Send</button></form>
<script>
parent.postMessage(["fetch-query-params", location.search], "*");
parent.postMessage(["set-sticky-contacts", "embedded_iframe_1", "{}", "loc", "on-load"], "*");
parent.postMessage(["highlevel.setHeight", { height: 901, id: "AbC123xyz" }], "*");
document.querySelector("button").onclick = () => {
  for (let twice = 0; twice < 2; twice++)
    parent.postMessage(["set-sticky-contacts", "_ud", "{}", "loc", "sending-1"], "*");
};
</script>`;

/** Its form is quiet, but a frame of another origin inside it shouts in its name. */
const HOSTILE_FORM = `<!doctype html><title>Form</title><p>A quiet form</p><iframe src="http://127.0.0.1:PORT/shout"></iframe>`;
const SHOUT = `<!doctype html><script>
setInterval(() => {
  top.postMessage(["highlevel.setHeight", { height: 3000, id: "AbC123xyz" }], "*");
  top.postMessage(["set-sticky-contacts", "_ud", "{}", "loc", "forged"], "*");
}, 50);
</script>`;

const SCRIPT = `window.formScripts = (window.formScripts ?? 0) + 1;
window.iFrameResize = (options, frame) => { (window.resized ??= []).push(frame.id); };
window.jotformEmbedHandler = (selector) => { (window.resized ??= []).push(selector); };
window.tf = { load: () => fill("[data-tf-live]") };
window.hbspt = { forms: { create: ({ target }) => fill(target) } };
function fill(selector) {
  for (const element of document.querySelectorAll(selector))
    if (!element.firstChild) {
      const frame = document.createElement("iframe");
      frame.title = "Filled";
      frame.src = new URL("/filled", SOURCE).href;
      element.append(frame);
    }
}
const SOURCE = document.currentScript.src;
fill("[data-tf-live], .hs-form-frame");`;

/** Starts the provider. */
export async function serveForms(port: number, manner: Manner): Promise<FormProvider> {
  const asked = new Map<string, number>();
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    asked.set(path, (asked.get(path) ?? 0) + 1);
    const answer = () => send(path, manner, port, response);
    if (manner === "waits") waiting.push(answer);
    else answer();
  });
  await new Promise<void>((done) => server.listen(port, done));
  return {
    host: `http://localhost:${port}`,
    asked,
    waiting,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function send(path: string, manner: Manner, port: number, response: ServerResponse): void {
  if (path.endsWith(".js")) {
    response.writeHead(200, { "Content-Type": "text/javascript" }).end(SCRIPT);
    return;
  }
  const form = manner === "hostile" ? HOSTILE_FORM.replace("PORT", String(port)) : FORM;
  response
    .writeHead(200, { "Content-Type": "text/html" })
    .end(path === "/shout" ? SHOUT : path === "/filled" ? "<p>A filled form</p>" : form);
}
