/**
 * The path of a file in the media folder, for example `/media/plates/houston.svg`.
 * @pattern ^/media/.+
 * @maxLength 300
 */
export type MediaPath = string;
