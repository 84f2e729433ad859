/** In a list of hosts: the site itself. */
export const SELF = "'self'";

/** Whether a host is one of a list; `https://*.example.com` stands for every host below. */
export function isHostIn(host: string, list: readonly string[]): boolean {
  return list.some((entry) => {
    const [scheme, below] = entry.split("*");
    return below === undefined
      ? host === entry
      : host.startsWith(scheme ?? "") && host.endsWith(below) && host.length > entry.length - 1;
  });
}
