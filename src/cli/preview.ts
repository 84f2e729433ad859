import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { createPreview } from "../engine/output/preview.ts";
import { readFlags, readPort } from "./arguments.ts";
import type { Command } from "./command.ts";

/** Only this machine can reach the preview, unless its user says otherwise. */
const LOOPBACK = "127.0.0.1";

export const preview: Command = {
  async run(args) {
    const flags = readFlags(args, {
      out: { type: "string" },
      port: { type: "string" },
      host: { type: "string" },
    });
    const port = readPort(flags.port ?? process.env.PORT ?? "4173");
    const server = createPreview(resolve(flags.out ?? "dist"));
    server.listen(port, flags.host ?? LOOPBACK);
    await once(server, "listening");
    process.stdout.write(`The built site: ${addressOf(server.address() as AddressInfo)}\n`);
    await once(server, "close");
    return 0;
  },
};

function addressOf({ address, family, port }: AddressInfo): string {
  if (address === LOOPBACK) return `http://localhost:${port}`;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}
