import { useEffect, useRef } from "react";
import { readStudioAddress } from "../../contract/address.ts";

/** Keeps the page in the address, so that loading the studio again shows it again; none when it was left. */
export function useAddress(
  path: string | undefined,
  ready: boolean,
  show: (path: string) => Promise<unknown>,
): void {
  const latest = useRef(show);
  latest.current = show;
  const wasOpen = useRef(false);
  useEffect(() => {
    const { path: wanted } = readStudioAddress(location.hash);
    if (ready && wanted !== "") void latest.current(wanted);
  }, [ready]);
  useEffect(() => {
    if (path !== undefined) history.replaceState(null, "", `#${path}`);
    else if (wasOpen.current) history.replaceState(null, "", location.pathname);
    wasOpen.current = path !== undefined;
  }, [path]);
}
