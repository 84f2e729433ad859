import type { MediaSummary } from "../../contract/answers.ts";
import { hasWords } from "../ui/has-words.ts";
import { SearchDialog } from "../ui/SearchDialog.tsx";
import styles from "./Dialogs.module.scss";
import { DropZone } from "./DropZone.tsx";
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
  const matching = (words: string) =>
    overview.media.filter(
      (media) => hasWords(media.path, words) && (!picturesOnly || isPicture(media)),
    );
  const choose = (path: string) => {
    onChoose(path);
    onClose();
  };
  return (
    <SearchDialog
      title={picturesOnly ? "Choose a picture" : "Choose a file"}
      label="Find a file"
      placeholder="Find a file by its name"
      wide
      above={<DropZone onTaken={choose} />}
      onClose={onClose}
    >
      {(words) => (
        <ul className={styles.media}>
          {matching(words).map((media) => (
            <li key={media.path}>
              <button type="button" className={styles.tile} onClick={() => choose(media.path)}>
                <Thumbnail media={media} />
                <span>{nameOf(media.path)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </SearchDialog>
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
