/**
 * What the person who builds should know of documents in which something else stands than was noted when they were rendered.
 * The document itself is right; of those that are not read again the same could be missed.
 */
export function differenceNotices([path, ...more]: readonly string[]): string[] {
  if (path === undefined) return [];
  const others = more.length > 0 ? ` and ${more.length} more` : "";
  return [
    `In the written file ${path}${others} stand other links or ids than the engine noted when it wrote it. This is a mistake of the engine: please report it. \`build --paranoid\` reads every file.`,
  ];
}
