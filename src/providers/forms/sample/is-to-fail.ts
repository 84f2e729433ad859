/** Whether sending is to fail, so that people can see what happens then. */
export function isToFail(email: string): boolean {
  return /^fail@/i.test(email.trim());
}
