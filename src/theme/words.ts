/** Words that visitors read and no block shows. */
export const ENGINE_WORDS = { home: "Home", mainPages: "Main pages" };
