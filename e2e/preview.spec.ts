import { spawn } from "node:child_process";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, test } from "@playwright/test";

/** Addresses of this machine beside the one that only it can reach. */
const OTHERS = [
  "127.0.0.2",
  "::1",
  ...Object.values(networkInterfaces())
    .flatMap((list) =>
      (list ?? []).filter(({ internal, family }) => !internal && family === "IPv4"),
    )
    .map(({ address }) => address),
];

/** Serves the built site, and gives the address that it prints. */
async function preview(...flags: string[]) {
  const args = ["scripts/cli.mjs", "preview", "--port", "0", ...flags];
  const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const address = await new Promise<string>((done, fail) => {
    server.on("exit", () => fail(new Error("The preview has ended.")));
    server.stdout.on("data", (piece) => done(/http\S+/.exec(String(piece))?.[0] ?? ""));
  });
  return { address, port: Number(/\d+$/.exec(address)?.[0]), stop: () => server.kill() };
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host, port, timeout: 2000 });
    const end = (isThere: boolean) => () => {
      socket.destroy();
      done(isThere);
    };
    socket.on("connect", end(true)).on("error", end(false)).on("timeout", end(false));
  });
}

test.describe("the preview", { tag: "@once" }, () => {
  test("is open to this machine only", async () => {
    const { address, port, stop } = await preview();
    try {
      expect(address).toMatch(/^http:\/\/localhost:\d+$/);
      expect(await answers("127.0.0.1", port)).toBe(true);
      for (const host of OTHERS) expect(await answers(host, port), host).toBe(false);
    } finally {
      stop();
    }
  });

  test("is open to others when that is asked for", async () => {
    const { address, port, stop } = await preview("--host", "0.0.0.0");
    try {
      expect(address).toMatch(/^http:\/\/0\.0\.0\.0:\d+$/);
      const reached = await Promise.all(OTHERS.map((host) => answers(host, port)));
      expect(reached).toContain(true);
    } finally {
      stop();
    }
  });
});
