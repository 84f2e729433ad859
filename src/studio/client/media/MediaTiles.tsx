import { useState } from "react";
import type { MediaSummary, MediaUses } from "../../contract/answers.ts";
import styles from "../form/Dialogs.module.scss";
import field from "../form/Field.module.scss";
import { hasWords } from "../ui/has-words.ts";
import { say } from "../words/say.ts";
import { usesInWords } from "./use-media-uses.ts";

const EVERYWHERE = "";

/** Files of the media folder to choose from, those of a folder or all, found by their names and by their descriptions. */
export function MediaTiles({
  media,
  uses,
  words,
  onChoose,
}: {
  media: MediaSummary[];
  uses: ReadonlyMap<string, MediaUses>;
  words: string;
  onChoose: (path: string) => void;
}) {
  const [folder, setFolder] = useState(EVERYWHERE);
  const folders = [...new Set(media.map(({ path }) => folderOf(path)))].sort();
  const shown = media.filter(
    ({ path }) =>
      path.startsWith(folder) && hasWords(`${path} ${uses.get(path)?.alt ?? ""}`, words),
  );
  return (
    <>
      {folders.length > 1 && (
        <select
          className={`${field.input} ${styles.folder}`}
          aria-label={say("media.folder")}
          value={folder}
          onChange={({ target }) => setFolder(target.value)}
        >
          <option value={EVERYWHERE}>{say("media.allFolders")}</option>
          {folders.map((path) => (
            <option key={path} value={path}>
              {path.replace(/^\/media\/|\/$/g, "") || say("media.noFolder")}
            </option>
          ))}
        </select>
      )}
      <ul className={styles.media}>
        {shown.map((one) => (
          <li key={one.path}>
            <Tile media={one} uses={uses.get(one.path)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p role="status">{say("media.noFile")}</p>}
    </>
  );
}

function Tile({
  media,
  uses,
  onChoose,
}: {
  media: MediaSummary;
  uses: MediaUses | undefined;
  onChoose: (path: string) => void;
}) {
  return (
    <button type="button" className={styles.tile} onClick={() => onChoose(media.path)}>
      <Thumbnail media={media} />
      <span>{nameOf(media.path)}</span>
      {uses && <small className={styles.uses}>{usesInWords(uses)}</small>}
    </button>
  );
}

/** A small picture of a file, or what it is. */
export function Thumbnail({ media }: { media: MediaSummary }) {
  if (isPicture(media)) return <img src={media.path} alt="" loading="lazy" />;
  return (
    <span className={styles.noPicture}>
      {media.kind === "video" ? say("media.video") : say("media.file")}
    </span>
  );
}

/** Whether it can stand where a picture belongs. */
export function isPicture({ kind }: MediaSummary): boolean {
  return kind === "vector" || kind === "raster";
}

/** The name of a file without its folders. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}
