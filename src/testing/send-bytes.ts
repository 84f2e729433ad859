import { connect } from "node:net";
import type { OddRequest } from "./odd-requests.ts";

/** Only to end what hangs: a busy machine is no fault of the server. */
const PATIENCE = 20_000;

/** What a server may say before its answer. */
const INTERIM = /^HTTP\/1\.1 100 [\s\S]*?\r\n\r\n/;

/** What became of a request. */
export interface Fate {
  /** The beginning of what the server sent; empty when it closed the connection without a word. */
  answer: string;
  /** Whether the server neither answered nor closed the connection. */
  hangs: boolean;
}

/** Sends bytes to a server of this machine, and waits until it answers or closes the connection. */
export function sendBytes(port: number, { bytes, isCutOff }: OddRequest): Promise<Fate> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    const finish = (hangs: boolean) => {
      socket.destroy();
      done({ answer, hangs });
    };
    socket.setTimeout(PATIENCE, () => finish(true));
    socket.on("error", () => finish(false));
    socket.on("close", () => finish(false));
    socket.on("data", (piece) => {
      answer = (answer + piece.toString("latin1")).replace(INTERIM, "");
      if (answer !== "") finish(false);
    });
    socket.on("connect", () => {
      socket.write(bytes);
      if (isCutOff) socket.end();
    });
  });
}

/** Sends many, several at a time, and gives the fate of each. */
export async function sendAll(port: number, requests: OddRequest[]): Promise<Fate[]> {
  const fates: Fate[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < requests.length; at = next++)
      fates[at] = await sendBytes(port, requests[at] as OddRequest);
  };
  await Promise.all(Array.from({ length: 12 }, worker));
  return fates;
}
