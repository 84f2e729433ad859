// src/engine/model/hidden-address.ts
/**
* Files of the output that have no address of their own, as a regular expression that every server
* understands. Documents answer at their paths without `.html`; compressed copies are chosen by the server.
*/
const HIDDEN = String.raw`^/_(headers|redirects)$|/_[a-z]+(\.html)?$|\.html$|\.(br|gz)$|/index$|^/404$`;
export { HIDDEN as t };
