import { ArrowLeft, Replace, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { MediaSummary, MediaUses, Overview } from "../../contract/answers.ts";
import { ask } from "../api.ts";
import { CommandDialog } from "../dialogs/CommandDialog.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { SearchDialog } from "../ui/SearchDialog.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { DropZone } from "./DropZone.tsx";
import styles from "./MediaDetails.module.scss";
import { isPicture, MediaTiles, nameOf, Thumbnail } from "./MediaTiles.tsx";
import { uploadFile } from "./upload-file.ts";

interface MediaDetailsProps {
  media: MediaSummary;
  uses: ReadonlyMap<string, MediaUses>;
  overview: Overview;
  refresh: () => Promise<void>;
  onOpen: (route: string) => void;
  onBack: () => void;
  onClose: () => void;
}

/** One file of the media folder, with where it is used. */
export function MediaDetails(props: MediaDetailsProps) {
  const { media, uses, overview, onOpen, onBack, onClose } = props;
  const [isReplacing, setReplacing] = useState(false);
  const own = uses.get(media.path);
  if (isReplacing) return <ReplaceMedia {...props} onEnd={() => setReplacing(false)} />;
  return (
    <Dialog title={nameOf(media.path)} wide onClose={onClose}>
      <TextButton icon={ArrowLeft} onClick={onBack}>
        All pictures and files
      </TextButton>
      <div className={styles.details}>
        <div className={styles.picture}>
          <Preview media={media} />
        </div>
        <div className={styles.facts}>
          {media.width !== undefined && media.height !== undefined && (
            <p>
              {media.width} × {media.height} pixels
            </p>
          )}
          {own?.alt && <p>What pages say of it: “{own.alt}”</p>}
          {own && <UseList uses={own} overview={overview} onOpen={onOpen} />}
          <div className={styles.buttons}>
            <TextButton icon={Replace} disabled={!own?.isUsed} onClick={() => setReplacing(true)}>
              Replace it everywhere
            </TextButton>
            <DeleteButton {...props} isUsed={own?.isUsed ?? true} />
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function Preview({ media }: { media: MediaSummary }) {
  if (media.kind !== "video") return <Thumbnail media={media} />;
  return <video src={media.path} controls muted />;
}

function UseList({
  uses,
  overview,
  onOpen,
}: {
  uses: MediaUses;
  overview: Overview;
  onOpen: (route: string) => void;
}) {
  const { pages, isUsed } = uses;
  if (pages.length === 0)
    return (
      <p>
        {isUsed
          ? "No page shows it. A menu, the footer or the look of the site does."
          : "Nothing uses it."}
      </p>
    );
  return (
    <>
      <h3>Shown on {pages.length === 1 ? "one page" : `${pages.length} pages`}</h3>
      <ul className={styles.pages}>
        {pages.map((route) => (
          <li key={route}>
            <button type="button" onClick={() => onOpen(route)}>
              {overview.pages.find((page) => page.route === route)?.title} <span>{route}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Deletes a file that nothing uses, after a question. */
function DeleteButton({
  media,
  isUsed,
  refresh,
  onBack,
}: Pick<MediaDetailsProps, "media" | "refresh" | "onBack"> & { isUsed: boolean }): ReactNode {
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const remove = async () => {
    try {
      await ask("remove-media", { path: media.path });
      onBack();
      await refresh();
    } catch (cause) {
      setProblem((cause as Error).message);
    }
  };
  if (!isAsked)
    return (
      <TextButton icon={Trash2} disabled={isUsed} onClick={() => setAsked(true)}>
        Delete it
      </TextButton>
    );
  return (
    <>
      <TextButton look="danger" onClick={() => void remove()}>
        Delete {nameOf(media.path)} for good
      </TextButton>
      <TextButton onClick={() => setAsked(false)}>Keep it</TextButton>
      <p role="alert">{problem}</p>
    </>
  );
}

/** Whether a file can stand where the other one does. */
function isLike(one: MediaSummary, other: MediaSummary): boolean {
  if (isPicture(other)) return isPicture(one);
  return endingOf(one.path) === endingOf(other.path);
}

function endingOf(path: string): string {
  return path.slice(path.lastIndexOf("."));
}

/** Chooses the file that takes the place of another one, and says what changes by that. */
function ReplaceMedia({
  media,
  uses,
  overview,
  refresh,
  onBack,
  onEnd,
}: MediaDetailsProps & { onEnd: () => void }) {
  const [to, setTo] = useState<string>();
  if (to !== undefined)
    return (
      <CommandDialog
        title={`Replace ${nameOf(media.path)}?`}
        button={`Show ${nameOf(to)} instead`}
        command={{ command: "replace-media", from: media.path, to }}
        onDone={() => void refresh().then(onBack)}
        onClose={onEnd}
      >
        <p>
          The words that describe the picture stay as they are. Check that they fit the new one.
        </p>
      </CommandDialog>
    );
  const others = overview.media.filter((one) => one.path !== media.path && isLike(one, media));
  return (
    <SearchDialog
      title={`What takes the place of ${nameOf(media.path)}?`}
      label="Find a file"
      wide
      above={<DropZone upload={(file) => uploadFile(file, refresh)} onTaken={setTo} />}
      onClose={onEnd}
    >
      {(words) => <MediaTiles media={others} uses={uses} words={words} onChoose={setTo} />}
    </SearchDialog>
  );
}
