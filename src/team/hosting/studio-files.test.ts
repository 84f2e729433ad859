import { expect, it } from "vitest";
import { type StudioHosting, studioFiles } from "./studio-files.ts";

const HOSTING = {
  origin: "https://studio.example.com:8443",
  folder: "/srv/site",
  command: ["/usr/bin/node", "/srv/site/node_modules/x/cli.mjs"],
  port: 8081,
  published: ["/srv/www/site"],
  usesSudo: false,
};
const filesFor = (hosting: StudioHosting) =>
  new Map(studioFiles(hosting).map(({ name, text }) => [name, text]));
const files = filesFor(HOSTING);

it("runs the studio in the folder of the site, writes nowhere else, and waits for what runs", () => {
  const unit = files.get("studio.service") ?? "";
  expect(unit).toContain(
    "ExecStart=/usr/bin/node /srv/site/node_modules/x/cli.mjs studio --port 8081\n",
  );
  expect(unit).toContain("Environment=STUDIO_URL=https://studio.example.com:8443\n");
  expect(unit).toContain("ProtectSystem=strict\n");
  expect(unit).toContain("ReadWritePaths=/srv/site -/srv/www/site\n");
  expect(unit).toContain("\nNoNewPrivileges=true\n");
  expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(30);
});

it("lets sudo run where a web server is reloaded with it", () => {
  const unit = filesFor({ ...HOSTING, usesSudo: true }).get("studio.service");
  expect(unit).not.toContain("\nNoNewPrivileges=true\n");
});

it("leads proxies to the same port, with connections that stay open and who asks", () => {
  const nginx = files.get("studio.nginx.conf") ?? "";
  expect(nginx).toContain("server_name studio.example.com;");
  expect(nginx).toContain("proxy_pass http://127.0.0.1:8081;");
  expect(nginx).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
  expect(nginx).toContain("proxy_set_header Upgrade $http_upgrade;");
  expect(files.get("studio.Caddyfile")).toContain(
    "studio.example.com:8443 {\n\theader Strict-Transport-Security",
  );
});

it("writes no secret, and names each that the server reads", () => {
  const env = files.get("studio.env") ?? "";
  for (const name of ["STUDIO_SECRET", "OIDC_CLIENT_ID", "SMTP_URL", "GIT_TOKEN"])
    expect(env).toMatch(new RegExp(`^#?${name}=`, "m"));
  expect(env).toMatch(/^STUDIO_SECRET=$/m);
});
