// src/engine/model/path-signs.ts
/**
* A sign that no alias may hold. Letters of all languages, digits and a few signs mean themselves in
* the rules of every host; others mean something else to one of them, end a line, or are white space there.
*/
const UNSAFE_SIGN = /[^\p{L}\p{M}\p{N}/._~,=@&!'-]/u;
export { UNSAFE_SIGN as t };
