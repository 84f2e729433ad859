/** Stands around a text that is still to be written, so that its author sees it on the page. Visitors never do: such a page is not built. */
export const GAP_MARK = { start: "⟦", end: "⟧" } as const;
