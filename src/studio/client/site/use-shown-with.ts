import { useEffect, useState } from "react";
import { isPattern } from "../../../engine/model/route.ts";
import type { UsageAnswer } from "../../contract/answers.ts";
import { usageAt } from "./usage-at.ts";

/**
 * The route of the page that is shown with what is edited of the whole site, until another is chosen: the first page
 * that shows a shared part, else the home page of the language.
 */
export function useShownWith(
  path = "",
  usage: UsageAnswer | undefined,
): [string, (route: string) => void] {
  const [route, setRoute] = useState("/");
  const [language] = /^[^_].*(?=\/_)/.exec(path) ?? [""];
  const users = (usage && usageAt(usage, path, "/block")) ?? [];
  const first = users.find((one) => !isPattern(one)) ?? `/${language}`;
  useEffect(() => setRoute(first), [first]);
  return [route, setRoute];
}
