import type { ArticleVideo } from "../../engine/model/article.ts";

const YOUTUBE = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{5,20})(?:[?#]|$)/;
const VIMEO = /^https:\/\/player\.vimeo\.com\/video\/(\d{5,12})(?:[?#]|$)/;

/**
 * The video that a frame shows.
 *
 * @param address of the frame
 * @returns `undefined` for every other frame
 */
export function videoOf(address: string, title: string): ArticleVideo | undefined {
  const youtube = YOUTUBE.exec(address)?.[1];
  if (youtube !== undefined) return { player: "youtube", id: youtube, title };
  const vimeo = VIMEO.exec(address)?.[1];
  return vimeo === undefined ? undefined : { player: "vimeo", id: vimeo, title };
}

/** Hosts of the frames that videos are shown in, for the security policy. */
export const VIDEO_HOSTS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** Where a video is shown: in a frame that sets no cookies before it plays, and on the page of its own site. */
export function videoAddresses({ player, id }: ArticleVideo): { frame: string; page: string } {
  return player === "youtube"
    ? {
        frame: `${VIDEO_HOSTS[0]}/embed/${id}?autoplay=1`,
        page: `https://www.youtube.com/watch?v=${id}`,
      }
    : {
        frame: `${VIDEO_HOSTS[1]}/video/${id}?autoplay=1&dnt=1`,
        page: `https://vimeo.com/${id}`,
      };
}
