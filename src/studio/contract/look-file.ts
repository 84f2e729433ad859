/** The file of how the site looks, below the pages folder. It is edited like a page, and shown with pages of the site. */
export const LOOK_FILE = "_theme.json";
