import { describe, expect, it, onTestFinished } from "vitest";
import { findHost, type HostAddress } from "./find-host.ts";
import type { HostError } from "./host-error.ts";
import { openHost } from "./open-host.ts";
import { serveHost } from "./test/serve-host.ts";

const KINDS: HostAddress["kind"][] = ["github", "gitlab", "forgejo"];
const WISH = { branch: "studio/ana/summer-abc", into: "main", title: "Summer", body: "- Changed" };

describe.each(KINDS)("%s", (kind) => {
  async function opened({ token = "sesame", timeout = 5000 } = {}) {
    const served = await serveHost(kind);
    onTestFinished(() => served.stop());
    const at = { kind, address: served.address, project: "bakery/site" };
    return { served, host: await openHost(at, { token, timeout }) };
  }

  it("opens one pull request for a branch, changes it, talks there, and closes it", async () => {
    const { served, host } = await opened();
    await host.open({ ...WISH, branch: "other", title: "Another" });
    const { number, url } = await host.open(WISH);
    expect(served.pulls[1]).toMatchObject({ ...WISH, number, state: "open" });
    expect(url).toMatch(new RegExp(`^${served.address}/bakery/site/.*/${number}$`));
    expect(await host.open(WISH)).toEqual({ number, url });
    expect(await host.state(number)).toBe("open");
    await host.update(number, { title: "Summer prices", body: "- Changed more" });
    await host.comment(number, "> Please look");
    expect(served.pulls[1]).toMatchObject({
      ...{ title: "Summer prices", body: "- Changed more", comments: ["> Please look"] },
    });
    await host.close(number);
    expect(await host.state(number)).toBe("closed");
    expect(served.pulls[0]?.state).toBe("open");
    if (served.pulls[0]) served.pulls[0].state = "merged";
    expect(await host.state(served.pulls[0]?.number ?? 0)).toBe("merged");
  });

  it("counts the checks of a commit", async () => {
    const { served, host } = await opened();
    expect(await host.checks("abc")).toEqual({ passed: 0, failed: 0, running: 0 });
    served.checks.set("abc", { passed: 3, failed: 2, running: 1 });
    expect(await host.checks("abc")).toEqual({ passed: 3, failed: 2, running: 1 });
  });

  it("says why it could not, and never the token", async () => {
    const { served, host } = await opened({ token: "expired", timeout: 1000 });
    const failure = async () => {
      const error: HostError = await host.open(WISH).then(
        () => expect.unreachable(),
        (cause) => cause,
      );
      expect(`${error.stack}`).not.toContain("expired");
      return error.failure;
    };
    expect(await failure()).toBe("sign-in-refused");
    served.token = "expired";
    served.behavior = "too-often";
    expect(await failure()).toBe("too-often");
    served.behavior = "broken";
    expect(await failure()).toBe("gone");
    served.behavior = "silent";
    expect(await failure()).toBe("slow");
    await served.stop();
    expect(await failure()).toBe("gone");
    expect(served.pulls).toEqual([]);
  });
});

it.each([
  ["https://github.com/bakery/site.git", undefined, "github https://github.com bakery/site"],
  ["https://ana:pw@github.com/bakery/site", undefined, "github https://github.com bakery/site"],
  ["git@gitlab.com:web/bakery/site.git", undefined, "gitlab https://gitlab.com web/bakery/site"],
  [
    "ssh://git@codeberg.org:22/bakery/site.git",
    undefined,
    "forgejo https://codeberg.org bakery/site",
  ],
  [
    "https://git.bakery.example:8443/code/bakery/site.git",
    { kind: "gitlab" as const, address: "https://git.bakery.example:8443/code/" },
    "gitlab https://git.bakery.example:8443/code bakery/site",
  ],
  [
    "git@ssh.bakery.example:bakery/site",
    { kind: "forgejo" as const, address: "https://git.bakery.example" },
    "forgejo https://git.bakery.example bakery/site",
  ],
  ["https://git.bakery.example/bakery/site", undefined, undefined],
  ["https://github.com/bakery/site", { kind: "none" as const }, undefined],
  // The token is the repository's.
  [
    "https://git.bakery.example/bakery/site",
    { kind: "gitlab" as const, address: "https://evil.example" },
    undefined,
  ],
  ["/srv/git/site.git", undefined, undefined],
  ["file:///srv/git/site.git", undefined, undefined],
  ["C:/git/site", undefined, undefined],
])("finds the host of %s", (remote, setting, expected) => {
  const host = findHost(remote, setting);
  expect(host && `${host.kind} ${host.address} ${host.project}`).toBe(expected);
});
