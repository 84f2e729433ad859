/** Icons as they are kept: the path of each by its name, and the names that they have now by those before. */
export interface IconFile {
  icons: Record<string, string>;
  aliases: Record<string, string>;
}
