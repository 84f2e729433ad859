/** Names the site that is edited: one address serves other sites at other times. */
export const SITE =
  document.querySelector<HTMLMetaElement>('meta[name="studio-site"]')?.content ?? location.origin;
