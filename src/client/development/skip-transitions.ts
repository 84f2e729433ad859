/**
 * Shows the next document at once. In development styles come by script, so it is shown before it could agree
 * to a transition, and the console would say of each that it was aborted.
 */
export function skipTransitions(): void {
  addEventListener("pageswap", (event) => event.viewTransition?.skipTransition());
}
