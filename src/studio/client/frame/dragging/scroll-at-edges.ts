/** How close to an edge of the window the page scrolls, and by how many pixels per frame at most. */
const EDGE = 90;
const FASTEST = 22;

/**
 * Scrolls the page as long as a point is close to the upper or the lower edge of the window.
 *
 * @param pointY how far below the upper edge it is
 * @param onScroll is called when the page has scrolled
 * @returns what ends it
 */
export function scrollAtEdges(pointY: () => number, onScroll: () => void): () => void {
  let frame = 0;
  const step = () => {
    const before = scrollY;
    scrollBy({ top: stepAt(pointY(), innerHeight), behavior: "instant" });
    if (scrollY !== before) onScroll();
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/** The faster, the closer to the edge. */
function stepAt(y: number, height: number): number {
  const above = Math.min(1, (EDGE - y) / EDGE);
  const below = Math.min(1, (y - height + EDGE) / EDGE);
  if (above > 0) return -Math.ceil(above * FASTEST);
  return below > 0 ? Math.ceil(below * FASTEST) : 0;
}
