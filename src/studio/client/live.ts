import { createHotContext } from "@vite/client";

/** The connection to the development server, which tells of files that change and of other windows. */
export const live = createHotContext("/studio");
