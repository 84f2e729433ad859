import { createHash } from "node:crypto";
import { join } from "node:path";
import { compileAsync } from "sass";

/** The styles of pages that people see before they are in. */
export interface SignInStyles {
  css: string;
  /** What stands for them in a security policy. */
  hash: string;
}

/**
 * Makes what puts the styles of the sign-in pages together with the tokens of a site's look.
 *
 * @param root folder of the engine
 */
export function createSignInStyles(root: string): (tokens: string) => Promise<SignInStyles> {
  let compiled: Promise<string> | undefined;
  const compile = async () => {
    const file = join(root, "src/team/sign-in/sign-in.scss");
    return (await compileAsync(file, { style: "compressed" })).css;
  };
  return async (tokens) => {
    compiled ??= compile();
    const css = `${tokens}${await compiled}`;
    return { css, hash: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
  };
}
