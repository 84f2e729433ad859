import { createHotContext } from "@vite/client";

/** The connection to the development server, which reports changed files and other windows. */
export const live = createHotContext("/studio");
