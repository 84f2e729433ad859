import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { type Answer, answerRequests, isBrokenOff, sendText } from "./answer-requests.ts";

let server: Server | undefined;
const terminal = vi.spyOn(process.stderr, "write").mockReturnValue(true);
const printed = () => terminal.mock.calls.map(([text]) => String(text)).join("");

afterEach(() => {
  terminal.mockClear();
  server?.closeAllConnections();
  server?.close();
});

afterAll(() => terminal.mockRestore());

/** Starts a server that answers in this way. */
async function serve(answer: Answer): Promise<{ url: string; port: number }> {
  server = createServer(answerRequests(answer)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, port };
}

it("a sentence is plain text, whatever a browser would make of it", async () => {
  const { url } = await serve((_, response) => sendText(response, 404, "<b>Nothing</b>"));
  const response = await fetch(url);
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(await response.text()).toBe("<b>Nothing</b>\n");
});

it.each<[string, Answer]>([
  [
    "at once",
    () => {
      throw new Error("a secret");
    },
  ],
  ["later", () => Promise.reject(new Error("a secret"))],
])("a fault of the program %s is reported to the terminal alone", async (_, answer) => {
  const { url } = await serve(answer);
  const response = await fetch(url);
  expect(response.status).toBe(500);
  expect(await response.text()).toBe("Something unexpected went wrong. The terminal says more.\n");
  expect(printed()).toMatch(/^Error: a secret\n +at /);
});

it("what is thrown and is no error is shown as it is", async () => {
  const { url } = await serve(() => Promise.reject("odd"));
  await fetch(url);
  expect(printed()).toBe("odd\n");
});

it("an answer that fails half way is cut off, so that nobody takes it for whole", async () => {
  const { url } = await serve((_, response) => {
    response.writeHead(200).write("half");
    throw new Error("too late");
  });
  await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
  expect(printed()).toContain("too late");
});

it.each([
  ["before it has sent everything", 100],
  ["before what it has sent is read", 4],
])("a client that goes away %s is no fault", async (_, length) => {
  let isOver: (isBroken: boolean) => void = () => undefined;
  const over = new Promise<boolean>((done) => {
    isOver = done;
  });
  const { port } = await serve(async (request) => {
    expect(isBrokenOff(request)).toBe(false);
    if (length === 4) await once(request.socket, "close");
    try {
      for await (const _ of request);
    } finally {
      isOver(isBrokenOff(request));
    }
  });
  const socket = connect(port, "127.0.0.1");
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\nhalf`);
  await once(socket, "connect");
  if (server) await once(server, "request");
  socket.destroy();
  expect(await over).toBe(true);
  await new Promise(setImmediate);
  expect(printed()).toBe("");
});
