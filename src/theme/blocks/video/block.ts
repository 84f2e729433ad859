import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { VideoBlock } from "./types.ts";

export const block = defineBlock<VideoBlock>({
  type: "video",
  structuredData: ({ title, transcript, poster, mp4, uploaded }) =>
    title === undefined
      ? {}
      : {
          videos: [
            { name: title, description: transcript, thumbnail: poster, content: mp4, uploaded },
          ],
        },
});
