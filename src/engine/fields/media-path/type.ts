/**
 * The path of a file in the media folder, for example `/media/scenes/hills.svg`.
 * @pattern ^/media/.+
 * @maxLength 300
 */
export type MediaPath = string;
