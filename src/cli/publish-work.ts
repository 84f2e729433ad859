import { answerWork } from "../publish/answer-work.ts";
import { readFlags } from "./arguments.ts";
import type { Command } from "./command.ts";
import { siteWork } from "./publishing/site-work.ts";

/** The process that checks and builds for those who publish: `startWork` starts it. */
export const publishWork: Command = {
  async run(args) {
    const { pages = "pages", media = "media" } = readFlags(args, {
      pages: { type: "string" },
      media: { type: "string" },
    });
    await answerWork(siteWork({ pages, media }));
    // Nobody waits for a build that still goes on, and one that ends at any instant leaves nothing half.
    process.exit();
  },
};
