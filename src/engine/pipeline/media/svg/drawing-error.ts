/** Why a drawing cannot be used. */
export type DrawingFault =
  /** It is no well-formed SVG. */
  | "unreadable"
  /** It declares entities, which can hide anything. */
  | "entities"
  /** It shows some of its parts so often that a browser would not come to an end. */
  | "endless";

/** A drawing that cannot be cleaned. */
export class DrawingError extends Error {
  constructor(
    readonly fault: DrawingFault,
    options?: ErrorOptions,
  ) {
    super(`This drawing cannot be used: ${fault}.`, options);
  }
}
