import { useEffect, useState } from "react";

/** The route of the page that is shown with what is edited of the whole site: the home page until another is chosen. */
export function useShownWith(path: string | undefined): [string, (route: string) => void] {
  const [route, setRoute] = useState("/");
  // Of another language it is the home page of that language.
  const home = `/${path?.match(/^([^_].*)\/_/)?.[1] ?? ""}`;
  useEffect(() => setRoute(home), [home]);
  return [route, setRoute];
}
