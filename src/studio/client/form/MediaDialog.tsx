import type { MediaUses } from "../../contract/answers.ts";
import { DropZone } from "../media/DropZone.tsx";
import { isPicture, MediaTiles } from "../media/MediaTiles.tsx";
import { useMediaUses } from "../media/use-media-uses.ts";
import { SearchDialog } from "../ui/SearchDialog.tsx";
import { say } from "../words/say.ts";
import { useFormScope } from "./FormScope.tsx";

/** Everything in the media folder, to choose from; a file dropped here joins it. */
export function MediaDialog({
  picturesOnly,
  onChoose,
  onClose,
}: {
  picturesOnly?: boolean;
  /** @param uses how the picture is described elsewhere */
  onChoose: (path: string, uses: MediaUses | undefined) => void;
  onClose: () => void;
}) {
  const { overview, upload } = useFormScope();
  const uses = useMediaUses(overview);
  const choose = (path: string) => {
    onChoose(path, uses.get(path));
    onClose();
  };
  return (
    <SearchDialog
      title={picturesOnly ? say("form.choosePicture") : say("form.chooseFile")}
      label={say("ui.findFile")}
      placeholder={say("ui.findFileBy")}
      wide
      above={<DropZone upload={upload} onTaken={choose} />}
      onClose={onClose}
    >
      {(words) => (
        <MediaTiles
          media={overview.media.filter((one) => !picturesOnly || isPicture(one))}
          uses={uses}
          words={words}
          onChoose={choose}
        />
      )}
    </SearchDialog>
  );
}
