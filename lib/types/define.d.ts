/** What a site's own parts are written with. It brings nothing of Node into a browser's bundle. */
export type { Issue } from "./engine/model/issue.ts";
