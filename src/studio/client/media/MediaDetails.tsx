import { ArrowLeft, Replace, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { MediaSummary, MediaUses, Overview } from "../../contract/answers.ts";
import { ask } from "../api.ts";
import { CommandDialog } from "../dialogs/CommandDialog.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { SearchDialog } from "../ui/SearchDialog.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
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
        {say("media.all")}
      </TextButton>
      <div className={styles.details}>
        <div className={styles.picture}>
          <Preview media={media} />
        </div>
        <div className={styles.facts}>
          {media.width !== undefined && media.height !== undefined && (
            <p>{say("media.pixels", { width: `${media.width}`, height: `${media.height}` })}</p>
          )}
          {own?.alt && <p>{say("media.alt", { text: own.alt })}</p>}
          {own && <UseList uses={own} overview={overview} onOpen={onOpen} />}
          <div className={styles.buttons}>
            <TextButton icon={Replace} disabled={!own?.isUsed} onClick={() => setReplacing(true)}>
              {say("media.replace")}
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
  if (pages.length === 0) return <p>{isUsed ? say("media.usedBeside") : say("media.unused")}</p>;
  return (
    <>
      <h3>{say("media.shownOn", { count: pages.length })}</h3>
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
        {say("media.deleteIt")}
      </TextButton>
    );
  return (
    <>
      <TextButton look="danger" onClick={() => void remove()}>
        {say("media.deleteForGood", { file: nameOf(media.path) })}
      </TextButton>
      <TextButton onClick={() => setAsked(false)}>{say("media.keepIt")}</TextButton>
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

/** Chooses the file that replaces another one, and shows what changes by that. */
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
        title={say("media.replaceAsked", { file: nameOf(media.path) })}
        button={say("media.showInstead", { file: nameOf(to) })}
        command={{ command: "replace-media", from: media.path, to }}
        onDone={() => void refresh().then(onBack)}
        onClose={onEnd}
      >
        <p>{say("media.wordsStay")}</p>
      </CommandDialog>
    );
  const others = overview.media.filter((one) => one.path !== media.path && isLike(one, media));
  return (
    <SearchDialog
      title={say("media.whatInstead", { file: nameOf(media.path) })}
      label={say("ui.findFile")}
      wide
      above={<DropZone upload={(file) => uploadFile(file, refresh)} onTaken={setTo} />}
      onClose={onEnd}
    >
      {(words) => <MediaTiles media={others} uses={uses} words={words} onChoose={setTo} />}
    </SearchDialog>
  );
}
