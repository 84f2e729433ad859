/** What the windows of a draft hear when it stands otherwise than before, or another number of drafts waits for a review. */
export const TEAM_CHANGED = "studio:team";
