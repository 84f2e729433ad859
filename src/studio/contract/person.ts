/** What people may do, each what those before it may as well. */
export const ROLES = ["author", "publisher", "admin"] as const;

/** An author edits and proposes, a publisher brings changes live, an admin looks after people and settings. */
export type Role = (typeof ROLES)[number];

/** Somebody who is signed in. */
export interface Person {
  /** In small letters. */
  email: string;
  name: string;
  role: Role;
}

/** Whether a role is enough for what asks for at least another one. */
export function isEnough(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least);
}
