/** Is given the elements of HTML as they are rendered, with their properties as React has them. */
export type NoteElement = (type: string, props: Readonly<Record<string, unknown>>) => void;

/** Rendering is one call that waits for nothing, and React's renderer has no way to hand anything on to its end. */
const listeners: NoteElement[] = [];

/** Called by the compiled renderer for each element that it writes. */
export function noteElement(...element: Parameters<NoteElement>): void {
  listeners.at(-1)?.(...element);
}

/** Renders something, and gives every element of HTML in it to somebody. */
export function whileNoting<Result>(note: NoteElement, render: () => Result): Result {
  listeners.push(note);
  try {
    return render();
  } finally {
    listeners.pop();
  }
}
