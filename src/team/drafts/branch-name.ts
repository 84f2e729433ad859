const MAX_LENGTH = 40;

/**
 * The branch of a draft: signs that Git and every file system take, whatever people and drafts are called.
 *
 * @param id makes it another one than that of any other draft
 */
export function branchName(email: string, name: string, id: string): string {
  const person = slugOf(email.split("@")[0] ?? "") || "somebody";
  const slug = slugOf(name) || "changes";
  return `studio/${person}/${slug}-${id.slice(0, 6)}`;
}

/** Small letters, digits and single hyphens. */
function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{Mark}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, "");
}
