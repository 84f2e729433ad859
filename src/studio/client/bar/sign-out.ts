/** Ends the session, and shows where to sign in again. Unsaved work is kept by the server. */
export async function signOut(): Promise<void> {
  await fetch("/sign-out", { method: "POST", redirect: "manual" });
  location.assign("/sign-in?out");
}
