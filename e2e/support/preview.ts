import { once } from "node:events";
import { createPreview } from "../../src/engine/output/preview.ts";

/** A built site, served as production would. */
export interface Preview {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves a built site.
 *
 * @param out folder of the built site
 */
export async function servePreview(out: string, port: number): Promise<Preview> {
  const server = createPreview(out).listen(port);
  await once(server, "listening");
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
