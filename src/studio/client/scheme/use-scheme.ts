import { useEffect, useState } from "react";
import { applyScheme, chooseScheme, currentScheme, type Scheme } from "./scheme.ts";

/** Whether the studio is dark, and what changes that. */
export interface SchemeChoice {
  scheme: Scheme;
  toggle: () => void;
}

/** Follows the system as long as nothing was chosen. */
export function useScheme(): SchemeChoice {
  const [scheme, setScheme] = useState(currentScheme);
  useEffect(() => {
    const list = matchMedia("(prefers-color-scheme: dark)");
    const follow = () => {
      applyScheme(currentScheme());
      setScheme(currentScheme());
    };
    list.addEventListener("change", follow);
    return () => list.removeEventListener("change", follow);
  }, []);
  const toggle = () => {
    const next = scheme === "dark" ? "light" : "dark";
    chooseScheme(next);
    setScheme(next);
  };
  return { scheme, toggle };
}
