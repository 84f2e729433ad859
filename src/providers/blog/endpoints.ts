import { postDataFile, SITE_FILES } from "../../engine/model/written-files.ts";

/** Where a blog is asked: WordPress's REST API, or the site's own samples when no host is set. */
export interface Endpoint {
  host?: string;
  category: number;
}

/** The address of the newest articles. */
export function listAddress({ host, category }: Endpoint): string {
  return host === undefined
    ? `/${SITE_FILES.posts}`
    : `${host}/wp-json/wp/v2/posts?categories=${category}&_embed`;
}

/** The address of one article. */
export function postAddress({ host }: Endpoint, id: number): string {
  return host === undefined ? `/${postDataFile(id)}` : `${host}/wp-json/wp/v2/posts/${id}?_embed`;
}
