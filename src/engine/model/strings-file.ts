/** Words of the site's own in place of the engine's: `pages/_strings.json`. */
export interface StringsFile {
  /**
   * Where the rules for this file lie, so that editors can help.
   * @maxLength 300
   */
  $schema?: string;
}
