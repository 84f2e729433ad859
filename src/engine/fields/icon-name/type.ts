/**
 * The name of a small drawing beside a text: one of Lucide's, which lucide.dev/icons shows, or the name of a drawing
 * in `media/icons` without its ending. `bicycle` is `media/icons/bicycle.svg`.
 * @maxLength 100
 */
export type IconName = string;
