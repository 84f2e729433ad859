import { join } from "node:path";
import { compileAsync } from "sass";

/**
 * Makes what compiles the styles of the bar over pages of a draft, once.
 *
 * @param root folder of the engine
 */
export function sharedStyles(root: string): () => Promise<string> {
  let compiled: Promise<string> | undefined;
  return () => {
    const file = join(root, "src/team/drafts/shared.scss");
    compiled ??= compileAsync(file, { style: "compressed" }).then(({ css }) => css);
    return compiled;
  };
}
