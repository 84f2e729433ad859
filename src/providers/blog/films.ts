import type { ArticleFilm } from "../../engine/model/article.ts";

const YOUTUBE = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{5,20})(?:[?#]|$)/;
const VIMEO = /^https:\/\/player\.vimeo\.com\/video\/(\d{5,12})(?:[?#]|$)/;

/**
 * The film that a frame shows.
 *
 * @param address of the frame
 * @returns `undefined` for every other frame
 */
export function filmOf(address: string, title: string): ArticleFilm | undefined {
  const youtube = YOUTUBE.exec(address)?.[1];
  if (youtube !== undefined) return { film: "youtube", id: youtube, title };
  const vimeo = VIMEO.exec(address)?.[1];
  return vimeo === undefined ? undefined : { film: "vimeo", id: vimeo, title };
}

/** Hosts of the frames that films are shown in, for the security policy. */
export const FILM_HOSTS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** Where a film is shown: in a frame that sets no cookies before it plays, and on the page of its own site. */
export function filmAddresses({ film, id }: ArticleFilm): { frame: string; page: string } {
  return film === "youtube"
    ? {
        frame: `${FILM_HOSTS[0]}/embed/${id}?autoplay=1`,
        page: `https://www.youtube.com/watch?v=${id}`,
      }
    : {
        frame: `${FILM_HOSTS[1]}/video/${id}?autoplay=1&dnt=1`,
        page: `https://vimeo.com/${id}`,
      };
}
