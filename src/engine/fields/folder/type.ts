/**
 * The path of a page of this site, or of a folder, with pages below it, for example `/services`.
 * @minLength 1
 * @maxLength 300
 */
export type Folder = string;
