import { sendFile } from "../api.ts";

/**
 * Puts a file into the media folder.
 *
 * @param refresh reads the site again, so that the file is among those to choose from
 * @returns how pages write it, for example `/media/uploads/front-door.jpg`
 */
export async function uploadFile(file: File, refresh: () => Promise<void>): Promise<string> {
  const name = encodeURIComponent(file.name);
  const { path } = await sendFile<{ path: string }>(`upload?name=${name}`, file);
  await refresh();
  return path;
}
