/** What a machine has to know to run the studio of a team. */
export interface StudioHosting {
  /** Where people open the studio, without a slash at its end. */
  origin: string;
  /** Absolute path of the clone of the site. */
  folder: string;
  /** What starts the command line, absolute: Node and its program. */
  command: readonly string[];
  port: number;
  /** Absolute paths of the folders on this machine that the site is published to. */
  published: readonly string[];
  /** Whether a "reload" in studio.json runs by `sudo`. */
  usesSudo: boolean;
}

/** A file for whoever sets the machine up. */
export interface HostingFile {
  name: string;
  text: string;
}

/** Files that run the studio of a team behind a proxy: for systemd, for containers, for nginx and for Caddy. */
export function studioFiles(hosting: StudioHosting): HostingFile[] {
  return [
    { name: "studio.service", text: systemdUnit(hosting) },
    { name: "studio.env", text: ENVIRONMENT },
    { name: "Containerfile", text: containerfile(hosting) },
    { name: "studio.nginx.conf", text: nginxProxy(hosting) },
    { name: "studio.Caddyfile", text: caddyProxy(hosting) },
  ];
}

const ENVIRONMENT = `# Secrets of the studio. Put this file at /etc/page-engine/studio.env, owned by root, readable by nobody else (chmod 600).

# At least 32 random characters: openssl rand -base64 32. With another one everybody signs in again.
STUDIO_SECRET=

# Sign-in with the accounts of a company: what the issuer in studio.json knows the studio by.
#OIDC_CLIENT_ID=
#OIDC_CLIENT_SECRET=

# Sign-in by mailed links: the server that sends them.
#SMTP_URL=smtps://name:password@mail.example.com

# What the host of the repository lets the studio in with: over HTTPS, and for pull requests.
#GIT_TOKEN=
`;

const SUDO_ALLOWED = `# The "reload" in studio.json uses sudo, which "NoNewPrivileges=true" would forbid.
NoNewPrivileges=false`;

/** Words are set apart by spaces in such a file. */
function quoted(path: string): string {
  return /\s/.test(path) ? `"${path}"` : path;
}

function systemdUnit(hosting: StudioHosting): string {
  const { origin, folder, command, port, published, usesSudo } = hosting;
  // One that is not there yet would keep the studio from starting.
  const written = [folder, ...published.map((path) => `-${path}`)].map(quoted);
  return `[Unit]
Description=Studio at ${origin}
After=network-online.target
Wants=network-online.target

[Service]
User=studio
WorkingDirectory=${folder}
EnvironmentFile=/etc/page-engine/studio.env
Environment=STUDIO_URL=${origin}
ExecStart=${command.join(" ")} studio --port ${port}
Restart=on-failure
RestartSec=2
# What runs is finished first: at most half a minute.
TimeoutStopSec=45
${usesSudo ? SUDO_ALLOWED : "NoNewPrivileges=true"}
PrivateTmp=true
ProtectSystem=strict
ProtectHome=read-only
ReadWritePaths=${written.join(" ")}

[Install]
WantedBy=multi-user.target
`;
}

function containerfile({ origin, port }: StudioHosting): string {
  return `# Build in the folder of the site's package.json: podman build -t studio -f hosting/Containerfile .
# Run with the clone of the site: podman run --env-file studio.env -v /srv/site:/site -p 127.0.0.1:${port}:${port} studio
# The clone belongs to the user of the container: chown -R 1000:1000 /srv/site (Podman without root: podman unshare chown).
# The proxy is outside of the container, so studio.json needs "trustProxy": true.
FROM docker.io/library/node:22-slim
RUN apt-get update \\
  && apt-get install -y --no-install-recommends ca-certificates git \\
  && rm -rf /var/lib/apt/lists/* \\
  && git config --system --add safe.directory '*'
WORKDIR /app
COPY package.json package-lock.json ./
# The site is not there yet: nothing of it is made here.
RUN npm ci --ignore-scripts
USER node
ENV STUDIO_URL=${origin} PAGE_ENGINE_CACHE=/site/.studio-data/cache
EXPOSE ${port}
STOPSIGNAL SIGTERM
CMD ["node_modules/.bin/page-engine", "studio", "--host", "0.0.0.0", "--port", "${port}", "--pages", "/site/pages"]
`;
}

function nginxProxy({ origin, port }: StudioHosting): string {
  const { host, hostname } = new URL(origin);
  return `# The studio keeps a connection open to each window.
map $http_upgrade $studio_connection {
  default upgrade;
  "" close;
}

server {
  listen 80;
  server_name ${hostname};
  return 301 https://${host}$request_uri;
}

server {
  listen 443 ssl;
  server_name ${hostname};
  ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
  add_header Strict-Transport-Security "max-age=31536000" always;
  # Photographs are sent as they are.
  client_max_body_size 13m;

  location / {
    proxy_pass http://127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $studio_connection;
    proxy_read_timeout 1h;
  }
}
`;
}

function caddyProxy({ origin, port }: StudioHosting): string {
  return `# Caddy gets the certificate by itself, and says whose request it passes on.
${new URL(origin).host} {
\theader Strict-Transport-Security "max-age=31536000"
\treverse_proxy 127.0.0.1:${port}
}
`;
}
