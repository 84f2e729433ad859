/** Records what a real WordPress answers, for machines that cannot have one: `npx tsx e2e/wordpress/record.ts`. */
import { writeFileSync } from "node:fs";
import { RECORDED, type Recording, startWordPress } from "../support/wordpress.ts";

const LIST = "/wp-json/wp/v2/posts?categories=6&_embed&per_page=100";

async function record(): Promise<void> {
  const { blog, fixture, recorded, stop } = startWordPress();
  if (recorded !== undefined) throw new Error(`There is no WordPress to record: ${recorded}`);
  const { headers, body } = await blog(LIST);
  const posts = JSON.parse(Buffer.from(body).toString("utf8"), withoutRoutes) as unknown[];
  const recording: Recording = { fixture: { posts: fixture.posts }, headers, posts };
  writeFileSync(RECORDED, `${JSON.stringify(recording)}\n`);
  stop();
}

/** A lost picture is answered with the whole index of the REST API, of which the head is enough. */
function withoutRoutes(key: string, value: unknown): unknown {
  return key === "routes" ? {} : value;
}

void record();
