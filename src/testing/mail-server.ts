import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A server that takes mails and keeps them. */
export interface MailServer {
  url: string;
  /** The texts of all mails so far, by whom they are to. */
  mails: { to: string; text: string }[];
  stop(): Promise<void>;
}

/** Starts a real server for mails. */
export async function startMailServer(): Promise<MailServer> {
  const mails: MailServer["mails"] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, done) {
      const pieces: Buffer[] = [];
      stream.on("data", (piece: Buffer) => pieces.push(piece));
      stream.on("end", () => {
        const to = envelope.rcptTo.map(({ address }) => address).join();
        mails.push({ to, text: readable(Buffer.concat(pieces).toString("latin1")) });
        done();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

/** Takes the "quoted-printable" form off a text. */
function readable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
