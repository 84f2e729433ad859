import { useState } from "react";
import type { MediaSummary } from "../../contract/answers.ts";
import { Dialog } from "../ui/Dialog.tsx";
import styles from "./Dialogs.module.scss";
import { DropZone } from "./DropZone.tsx";
import field from "./Field.module.scss";
import { useFormScope } from "./FormScope.tsx";

/** Everything in the media folder, to choose from; a file dropped here joins it. */
export function MediaDialog({
  picturesOnly,
  onChoose,
  onClose,
}: {
  picturesOnly?: boolean;
  onChoose: (path: string) => void;
  onClose: () => void;
}) {
  const { overview } = useFormScope();
  const [words, setWords] = useState("");
  const shown = overview.media.filter(
    (media) =>
      media.path.toLowerCase().includes(words.toLowerCase().trim()) &&
      (!picturesOnly || isPicture(media)),
  );
  const choose = (path: string) => {
    onChoose(path);
    onClose();
  };
  return (
    <Dialog title={picturesOnly ? "Choose a picture" : "Choose a file"} wide onClose={onClose}>
      <DropZone onTaken={choose} />
      <input
        type="search"
        className={field.input}
        aria-label="Find a file"
        placeholder="Find a file by its name"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul className={styles.media}>
        {shown.map((media) => (
          <li key={media.path}>
            <button type="button" className={styles.tile} onClick={() => choose(media.path)}>
              <Thumbnail media={media} />
              <span>{nameOf(media.path)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Thumbnail({ media }: { media: MediaSummary }) {
  if (isPicture(media)) return <img src={media.path} alt="" loading="lazy" />;
  return <span className={styles.noPicture}>{media.kind === "video" ? "Video" : "File"}</span>;
}

function isPicture({ kind }: MediaSummary): boolean {
  return kind === "vector" || kind === "raster";
}

/** The name of a file without its folders. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
