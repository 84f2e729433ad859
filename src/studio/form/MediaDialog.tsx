import { Upload } from "lucide-react";
import { type DragEvent, useId, useState } from "react";
import type { MediaSummary } from "../contract/answers.ts";
import { Dialog } from "../ui/Dialog.tsx";
import styles from "./Dialogs.module.scss";
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
  const { overview, upload } = useFormScope();
  const [words, setWords] = useState("");
  const [state, setState] = useState<{ busy?: boolean; problem?: string; over?: boolean }>({});
  const chooser = useId();
  const shown = overview.media.filter(
    ({ path, kind }) =>
      path.toLowerCase().includes(words.toLowerCase().trim()) &&
      (!picturesOnly || kind === "vector" || kind === "raster"),
  );
  const choose = (path: string) => {
    onChoose(path);
    onClose();
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    setState({ busy: true });
    try {
      choose(await upload(file));
    } catch (cause) {
      setState({ problem: (cause as Error).message });
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <Dialog title={picturesOnly ? "Choose a picture" : "Choose a file"} wide onClose={onClose}>
      <label
        htmlFor={chooser}
        className={styles.drop}
        data-over={state.over}
        onDragOver={(event) => {
          event.preventDefault();
          setState({ over: true });
        }}
        onDragLeave={() => setState({})}
        onDrop={drop}
      >
        <Upload aria-hidden="true" />
        {state.busy ? "One moment…" : "Drop a new picture here, or click to look for one"}
        <input
          id={chooser}
          type="file"
          accept="image/svg+xml,image/png,image/jpeg,image/webp,image/avif,image/gif"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      <p role="alert" className={styles.problem}>
        {state.problem}
      </p>
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
  if (media.kind === "vector" || media.kind === "raster")
    return <img src={media.path} alt="" loading="lazy" />;
  return <span className={styles.noPicture}>{media.kind === "video" ? "Film" : "File"}</span>;
}

/** The name of a file without its folders. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
