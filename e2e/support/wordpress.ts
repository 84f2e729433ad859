import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Blog } from "./blog-server.ts";

/** The blog's own address, which stands in its links: the line to it is laid through this port. */
export const BLOG_PORT = 4341;
const WORDPRESS_PORT = 4340;
const SCRIPT = "e2e/wordpress/start-wordpress";
/** Characters that a socket's folder may have. */
const LONGEST = 90;
/** Where the answers of an earlier WordPress are kept. */
export const RECORDED = "e2e/wordpress/recorded.json";

/** What the blog holds: post names with their ids. */
export interface Fixture {
  posts: Record<string, number>;
}

/** A blog to test against. */
export interface TestBlog {
  blog: Blog;
  fixture: Fixture;
  /** Why it is not a real WordPress, where none could be had. */
  recorded?: string;
  stop(): void;
}

/** Starts a real WordPress; where its packages cannot be had, answers that were recorded from one stand in. */
export function startWordPress(): TestBlog {
  const cache = resolve("node_modules/.cache/wordpress");
  const state = stateIn(cache);
  const flags = ["--port", String(WORDPRESS_PORT), "--state", state];
  const started = spawnSync(
    SCRIPT,
    [...flags, "--cache", cache, "--url", `http://localhost:${BLOG_PORT}`],
    { encoding: "utf8" },
  );
  if (started.status !== 0) return recordedBlog(started.stderr ?? String(started.error));
  const fixture = JSON.parse(readFileSync(join(state, "fixture.json"), "utf8")) as Fixture;
  return {
    blog: throughTo(WORDPRESS_PORT),
    fixture,
    stop: () => spawnSync(SCRIPT, [...flags, "--stop"]),
  };
}

/** Its files outlive the run, so that it need not be set up each time; the address of its database has to be short. */
function stateIn(cache: string): string {
  const state = join(cache, "state");
  return state.length <= LONGEST ? state : join(tmpdir(), "wordpress");
}

function throughTo(port: number): Blog {
  const headers = { Host: `localhost:${BLOG_PORT}`, Origin: "http://localhost" };
  return (path) =>
    new Promise((done, failed) => {
      get({ port, path, headers }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        done({ status: response.statusCode ?? 502, headers: passedOn(response), body });
      }).on("error", failed);
    });
}

function passedOn({ headers }: IncomingMessage): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) =>
    /^(content-type|x-wp-|location)/.test(name),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

/** The list of all posts as WordPress answered it. */
export interface Recording {
  fixture: Fixture;
  headers: Record<string, string>;
  posts: unknown[];
}

function recordedBlog(reason: string): TestBlog {
  const { fixture, headers, posts } = JSON.parse(readFileSync(RECORDED, "utf8")) as Recording;
  const answer = (status: number, value: unknown) =>
    Promise.resolve({ status, headers, body: Buffer.from(JSON.stringify(value)) });
  const blog: Blog = (path) => {
    const { pathname, searchParams } = new URL(path, "http://localhost");
    const id = /^\/wp-json\/wp\/v2\/posts\/(\d+)$/.exec(pathname)?.[1];
    if (id === undefined)
      return answer(200, posts.slice(0, Number(searchParams.get("per_page") ?? 10)));
    const post = posts.find((candidate) => (candidate as { id: number }).id === Number(id));
    return post ? answer(200, post) : answer(404, { code: "rest_post_invalid_id" });
  };
  return { blog, fixture, recorded: reason, stop: () => undefined };
}
