import { createServer } from "node:http";
import { text } from "node:stream/consumers";

/** A service of the tests' own that takes what forms send, on another origin than the site. */
export interface PostBox {
  /** What arrived, by names. */
  arrived: Record<string, string>[];
  /** What it does with what comes next. */
  manner: Manner;
  /** Lets those go that wait. */
  letGo(): void;
  close(): Promise<void>;
}

/** What a service does: `takes` it, is `down`, `refuses` the e-mail address, or `waits` until it is let go. */
export type Manner = "takes" | "down" | "refuses" | "waits";

const ANSWERS = {
  takes: { status: 200, body: { ok: true } },
  waits: { status: 200, body: { ok: true } },
  down: { status: 500, body: {} },
  refuses: { status: 422, body: { errors: [{ field: "email", code: "TYPE_EMAIL" }] } },
};

/**
 * Starts the service.
 *
 * @param thanks where it leads those whose browsers do not ask for JSON
 */
export async function servePostBox(port: number, thanks: string): Promise<PostBox> {
  const waiting: (() => void)[] = [];
  const box: PostBox = {
    arrived: [],
    manner: "takes",
    letGo: () => {
      for (const go of waiting.splice(0)) go();
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    box.arrived.push(Object.fromEntries(new URLSearchParams(body)));
    const { manner } = box;
    if (manner === "waits") await new Promise<void>((go) => waiting.push(go));
    response.setHeader("Access-Control-Allow-Origin", request.headers.origin ?? "*");
    if (request.headers.accept !== "application/json" && manner === "takes")
      response.writeHead(303, { Location: thanks }).end();
    else
      response
        .writeHead(ANSWERS[manner].status, { "Content-Type": "application/json" })
        .end(JSON.stringify(ANSWERS[manner].body));
  });
  await new Promise<void>((done) => server.listen(port, done));
  return box;
}
