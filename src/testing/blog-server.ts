import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What a blog answers: a page of its list, counted from 1. */
export interface BlogAnswers {
  posts: (page: number) => unknown;
  headers?: Record<string, string>;
  status?: number;
}

/** A blog of a test's own, over real connections. */
export interface TestBlog {
  host: string;
  /** What it answers from now on; nothing when it keeps silent. */
  answers?: BlogAnswers;
  /** Pages of the list that were asked for. */
  asked: number[];
  close(): Promise<void>;
}

/** Starts a blog that answers requests for the list of its posts. */
export async function startBlog(): Promise<TestBlog> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://localhost");
    const page = Number(searchParams.get("page") ?? 1);
    blog.asked.push(page);
    if (!blog.answers) return;
    const { posts, headers, status = 200 } = blog.answers;
    response
      .writeHead(status, { "Content-Type": "application/json", ...headers })
      .end(JSON.stringify(posts(page)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const blog: TestBlog = {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return blog;
}

/** A post as WordPress sends it. */
export function postOf(id: unknown, html = "<p>Text.</p>", more: object = {}): object {
  return {
    id,
    date: "2026-03-15T09:00:00",
    link: `https://blog.example/${String(id)}/`,
    title: { rendered: `Post ${String(id)}` },
    excerpt: { rendered: "<p>Short.</p>" },
    content: { rendered: html },
    ...more,
  };
}
