/**
 * Path, query and anchor of an address, as a link within its site. However many slashes the path
 * begins with, the link has one: with two it would name another host.
 */
export function pathWithin({ pathname, search, hash }: URL): string {
  return pathname.replace(/^\/+/, "/") + search + hash;
}
