import { useEffect, useRef } from "react";
import { readStudioAddress, writeStudioAddress } from "../../contract/address.ts";
import { partAt, SITE_PARTS, type SitePart } from "../../contract/site-files.ts";
import type { Session } from "./session.ts";

/** Keeps the page in the address, so that loading the studio again shows it again; none when it was left. */
export function useAddress(
  { path, part }: Pick<Session, "path" | "part">,
  ready: boolean,
  show: (path: string, part?: SitePart) => Promise<unknown>,
): void {
  const latest = useRef(show);
  latest.current = show;
  const wasOpen = useRef(false);
  useEffect(() => {
    const { path: wanted, pointer } = readStudioAddress(location.hash);
    if (ready && wanted !== "") void latest.current(wanted, partAt(wanted, pointer));
  }, [ready]);
  useEffect(() => {
    const pointer = part === undefined ? "" : `/${SITE_PARTS[part][0]}`;
    if (path !== undefined) history.replaceState(null, "", writeStudioAddress({ path, pointer }));
    else if (wasOpen.current) history.replaceState(null, "", location.pathname);
    wasOpen.current = path !== undefined;
  }, [path, part]);
}
