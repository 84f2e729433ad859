import type { Plugin } from "vite";

/** The part of React that writes HTML. */
const RENDERER = /react-dom-server-legacy\.node\.(production|development)\.js$/;
/** Where it begins to write an element. */
const BEGINNING =
  /function pushStartInstance\(\s*\w[\w$]*,\s*(?<type>\w[\w$]*),\s*(?<props>\w[\w$]*),[^)]*\) \{/;

/**
 * Lets the compiled renderer name the elements that it writes, whatever made them, so that nobody has to read them
 * again in the HTML. An element that is made may be shown by many pages or by none, so that this is known only here.
 *
 * @param notes a module with a function `noteElement`
 * @throws while compiling, when React writes elements in another way than it did
 */
export function notingPlugin(notes: string): Plugin {
  return {
    name: "page-engine-noting",
    transform(code, id) {
      if (!RENDERER.test(id.split("?", 1)[0] ?? "")) return undefined;
      const { type, props } = BEGINNING.exec(code)?.groups ?? {};
      if (type === undefined)
        throw new Error(
          `The engine does not know this version of React: in ${id} it finds no function that writes elements.`,
        );
      // Asked for once: each time, the compiled program copies what the module exports.
      const asked = `const notes = require(${JSON.stringify(notes)});`;
      const call = `notes.noteElement(${type}, ${props});`;
      const noting = code.replace(BEGINNING, (beginning) => `${beginning}\n${call}`);
      return { code: `${asked}\n${noting}`, map: null };
    },
  };
}
