import { useEffect, useRef } from "react";
import { readStudioAddress, writeStudioAddress } from "../../contract/address.ts";
import { partAt, SITE_PARTS, type SitePart } from "../../contract/site-files.ts";
import type { Session } from "./session.ts";

/**
 * Keeps the page in the address, so that loading the studio again shows it again, and Back shows the
 * page before; none when it was left.
 *
 * @param go shows what the address names, or the first screen for no path
 */
export function useAddress(
  { path, part }: Pick<Session, "path" | "part">,
  ready: boolean,
  go: (path: string, part?: SitePart) => void,
): void {
  const latest = useRef({ go, path, part });
  latest.current = { go, path, part };
  const wasOpen = useRef(false);
  useEffect(() => {
    const wanted = wantedNow();
    if (ready && wanted.path !== "") latest.current.go(wanted.path, wanted.part);
  }, [ready]);
  useEffect(() => {
    const follow = () => {
      const wanted = wantedNow();
      const { path = "", part, go } = latest.current;
      if (wanted.path !== path || wanted.part !== part) go(wanted.path, wanted.part);
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  useEffect(() => {
    if (path !== undefined || wasOpen.current) write(path, part);
    wasOpen.current = path !== undefined;
  }, [path, part]);
}

/** A page that the address names already, with a field in it, is left without the field. */
function write(path: string | undefined, part: SitePart | undefined): void {
  const pointer = part === undefined ? "" : `/${SITE_PARTS[part][0]}`;
  const address = path === undefined ? location.pathname : writeStudioAddress({ path, pointer });
  const now = wantedNow();
  if (now.path === (path ?? "") && now.part === part) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
}

function wantedNow(): { path: string; part?: SitePart } {
  const { path, pointer } = readStudioAddress(location.hash);
  return { path, part: path === "" ? undefined : partAt(path, pointer) };
}
