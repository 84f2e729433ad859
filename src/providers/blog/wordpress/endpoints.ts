/** Where a blog's REST API is asked. */
export interface Endpoint {
  host: string;
  category: number;
}

/** The address of the newest articles. */
export function listAddress({ host, category }: Endpoint): string {
  return `${host}/wp-json/wp/v2/posts?categories=${category}&_embed`;
}

/** The address of one article. */
export function postAddress({ host }: Pick<Endpoint, "host">, id: string): string {
  return `${host}/wp-json/wp/v2/posts/${id}?_embed`;
}
