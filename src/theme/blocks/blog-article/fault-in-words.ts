import { BlogFault } from "../../../providers/blog/blog-fault.ts";
import type { Words } from "../../strings/use-strings.ts";

/** Why the blog did not give an article, for visitors. */
export function faultInWords(cause: unknown, { say }: Words): string {
  if (!(cause instanceof BlogFault)) return say("blog.unreachable");
  switch (cause.fault.kind) {
    case "status":
      return say("blog.status", { status: String(cause.fault.status) });
    case "late":
      return say("blog.late", { seconds: cause.fault.seconds });
    case "large":
      return say("blog.large", { megabytes: cause.fault.megabytes });
    default:
      return say(`blog.${cause.fault.kind}`);
  }
}
