/** The id that pages refer to in the file of an icon. */
export const ICON_ID = "icon";

/** Where icons of the site's own lie in development: the path of one follows. */
export const DRAWN = "/@site";

/** The folder of a site's own icons, as paths of media name it. */
const FOLDER = "/media/icons/";
const ENDING = ".svg";

/** Where the site's own icon of a name lies. */
export function ownIconPath(name: string): string {
  return `${FOLDER}${name}${ENDING}`;
}

/** The name of the icon that a file of the media folder is; nothing for all other files. */
export function ownIconName(path: string): string | undefined {
  const isIcon = path.startsWith(FOLDER) && path.endsWith(ENDING);
  return isIcon ? path.slice(FOLDER.length, -ENDING.length) : undefined;
}

/**
 * The address of an icon of the site's own in development.
 *
 * @param path of its file in the media folder
 * @param version stands for what is drawn
 */
export function iconAddress(path: string, version = ""): string {
  return `${DRAWN}${encodeURI(path)}${version && `?${version}`}#${ICON_ID}`;
}
