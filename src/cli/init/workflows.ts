import { spawnSync } from "node:child_process";

/** Where changes can be checked and the site built. */
export const CI_HOSTS = ["github", "gitlab", "forgejo"] as const;

export type CiHost = (typeof CI_HOSTS)[number];

/** A file by which a host checks every change and builds the site. */
export interface Workflow {
  /** From the folder of the project. */
  path: string;
  text: string;
}

/** The host of the repository in a folder, as the address of its remote tells it; GitHub where nothing does. */
export function hostOfRemote(folder: string): CiHost {
  const asked = ["-C", folder, "remote", "get-url", "origin"];
  const { stdout } = spawnSync("git", asked, { encoding: "utf8" });
  if (/gitlab/i.test(stdout ?? "")) return "gitlab";
  return /codeberg|forgejo|gitea/i.test(stdout ?? "") ? "forgejo" : "github";
}

const GITHUB = `name: Site
on:
  push:
    branches: [main]
  pull_request:
permissions:
  contents: read
jobs:
  build:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 20
          cache: npm
      - run: npm ci
      - name: Problems in pages, at their lines
        run: npm run check -- --format github
      - run: npm run build -- --compress
      - uses: actions/upload-artifact@v4
        with:
          name: site
          path: dist
          include-hidden-files: true
`;

const GITLAB = `site:
  image: node:20
  timeout: 15 minutes
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == "main"
  cache:
    key:
      files: [package-lock.json]
    paths: [.npm/]
  script:
    - npm ci --cache .npm --prefer-offline
    - npm run check
    - npm run build -- --compress
  artifacts:
    name: site
    paths: [dist/]
`;

const FORGEJO = `name: Site
on:
  push:
    branches: [main]
  pull_request:
jobs:
  build:
    runs-on: docker
    container:
      image: node:20
    timeout-minutes: 15
    steps:
      - uses: https://data.forgejo.org/actions/checkout@v4
      - run: npm ci
      - name: Problems in pages
        run: npm run check
      - run: npm run build -- --compress
      - uses: https://data.forgejo.org/forgejo/upload-artifact@v4
        with:
          name: site
          path: dist
          include-hidden-files: true
`;

/** The workflow of each host. */
export const WORKFLOWS: Record<CiHost, Workflow> = {
  github: { path: ".github/workflows/site.yml", text: GITHUB },
  gitlab: { path: ".gitlab-ci.yml", text: GITLAB },
  forgejo: { path: ".forgejo/workflows/site.yml", text: FORGEJO },
};
