/** Strings that the build alone says: of documents beside the pages, and of pages that it makes. */
const OF_THE_BUILD = /^(?:home$|guide\.|notFound\.|sampleForm\.|postForm\.)/;

/** Whether components say a string, so that browsers need it. */
export function isForComponents(key: string): boolean {
  return !OF_THE_BUILD.test(key);
}
