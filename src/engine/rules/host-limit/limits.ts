import type { HostName } from "../../model/site-file.ts";

/** What a host takes of a site: what it has no limit for is left out. */
export interface HostLimits {
  /** As people call it. */
  title: string;
  /** The page of its documentation that the figures stand on. */
  source: string;
  files?: number;
  /** In one folder. */
  filesInFolder?: number;
  /** Bytes of one file. */
  fileSize?: number;
  /** Bytes of all files. */
  size?: number;
  redirects?: number;
  /** Rules that serve one document at many addresses. */
  patterns?: number;
  /** Characters of one header. */
  header?: number;
}

const MEBIBYTE = 1024 ** 2;

/**
 * The limits of hosts, as they were documented in November 2026, for their smallest plan. Servers of one's own have none, and the function for
 * CloudFront is measured when it is written (`npm run hosting -- s3`).
 */
export const HOST_LIMITS: Readonly<Record<HostName, HostLimits | undefined>> = {
  // Of its 100 rules for headers a build writes two or three.
  "cloudflare-pages": {
    title: "Cloudflare Pages",
    source: "https://developers.cloudflare.com/pages/platform/limits/",
    files: 20_000,
    fileSize: 25 * MEBIBYTE,
    redirects: 2000,
    patterns: 100,
    header: 2000,
  },
  // Above 10,000 redirects it says that a deployment may fail. It takes any number of files, but not in one folder:
  // https://docs.netlify.com/site-deploys/overview/#files-per-directory-limit
  netlify: {
    title: "Netlify",
    source: "https://docs.netlify.com/routing/redirects/",
    filesInFolder: 54_000,
    redirects: 10_000,
  },
  // Redirects, rewrites and headers are all routes.
  vercel: {
    title: "Vercel",
    source: "https://vercel.com/docs/limits",
    redirects: 2048,
  },
  // It answers with files and nothing else.
  "github-pages": {
    title: "GitHub Pages",
    source:
      "https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits",
    size: 1024 * MEBIBYTE,
    redirects: 0,
    patterns: 0,
  },
  s3: undefined,
  nginx: undefined,
  caddy: undefined,
};
