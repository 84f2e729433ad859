import { Upload } from "lucide-react";
import { type DragEvent, useId, useState } from "react";
import styles from "../form/Dialogs.module.scss";
import { say } from "../words/say.ts";

const PICTURES =
  "image/svg+xml,image/png,image/jpeg,image/webp,image/avif,image/gif,image/heic,image/heif,.heic,.heif";

/** Takes a picture in that is dropped here or looked for on the computer. */
export function DropZone({ upload, onTaken }: Taking) {
  const { state, setState, take } = useTaking({ upload, onTaken });
  const chooser = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setState({ over: true });
  };
  return (
    <>
      <label
        htmlFor={chooser}
        className={styles.drop}
        data-over={state.over}
        onDragOver={over}
        onDragLeave={() => setState({})}
        onDrop={drop}
      >
        <Upload aria-hidden="true" />
        {state.busy ? say("media.preparing") : say("media.drop")}
        <input
          id={chooser}
          type="file"
          accept={PICTURES}
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      <p role="alert" className={styles.problem}>
        {state.problem}
      </p>
    </>
  );
}

interface Taking {
  /** Puts a file into the media folder. */
  upload: (file: File) => Promise<string>;
  onTaken: (path: string) => void;
}

/** @returns what uploads a file, and how far that is */
function useTaking({ upload, onTaken }: Taking) {
  const [state, setState] = useState<{ busy?: boolean; problem?: string; over?: boolean }>({});
  const take = async (file: File | undefined) => {
    if (!file) return;
    setState({ busy: true });
    try {
      onTaken(await upload(file));
    } catch (cause) {
      setState({ problem: (cause as Error).message });
    }
  };
  return { state, setState, take };
}
