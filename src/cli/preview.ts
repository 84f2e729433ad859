import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { createPreview } from "../build/preview.ts";
import { readFlags, readPort } from "./arguments.ts";
import type { Command } from "./command.ts";

export const preview: Command = {
  async run(args) {
    const flags = readFlags(args, { out: { type: "string" }, port: { type: "string" } });
    const port = readPort(flags.port ?? process.env.PORT ?? "4173");
    const server = createPreview(resolve(flags.out ?? "dist"));
    server.listen(port);
    await once(server, "listening");
    process.stdout.write(
      `The built site: http://localhost:${(server.address() as AddressInfo).port}\n`,
    );
    await once(server, "close");
    return 0;
  },
};
