import { useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import { SearchDialog } from "../ui/SearchDialog.tsx";
import { say } from "../words/say.ts";
import { DropZone } from "./DropZone.tsx";
import { MediaDetails } from "./MediaDetails.tsx";
import { MediaTiles } from "./MediaTiles.tsx";
import { uploadFile } from "./upload-file.ts";
import { useMediaUses } from "./use-media-uses.ts";

/** Everything in the media folder: where it is used, what can replace it, and what is not used any more. */
export function MediaLibrary({
  overview,
  refresh,
  onOpen,
  onClose,
}: {
  overview: Overview;
  refresh: () => Promise<void>;
  /** Shows the page with an address. */
  onOpen: (route: string) => void;
  onClose: () => void;
}) {
  const uses = useMediaUses(overview);
  const [path, setPath] = useState<string>();
  const media = overview.media.find((one) => one.path === path);
  if (media)
    return (
      <MediaDetails
        media={media}
        uses={uses}
        overview={overview}
        refresh={refresh}
        onOpen={onOpen}
        onBack={() => setPath(undefined)}
        onClose={onClose}
      />
    );
  return (
    <SearchDialog
      title={say("site.picturesAndFiles")}
      label={say("ui.findFile")}
      placeholder={say("ui.findFileBy")}
      wide
      above={<DropZone upload={(file) => uploadFile(file, refresh)} onTaken={setPath} />}
      onClose={onClose}
    >
      {(words) => (
        <MediaTiles media={overview.media} uses={uses} words={words} onChoose={setPath} />
      )}
    </SearchDialog>
  );
}
