import { useEffect, useState } from "react";
import type { IconFile } from "../../../engine/model/icon-file.ts";

/** The icons of Lucide, once they are loaded. */
export function useLucide(): IconFile | undefined {
  const [lucide, setLucide] = useState<IconFile>();
  useEffect(() => {
    void import("../../../theme/icons/lucide.json").then(({ default: file }) => setLucide(file));
  }, []);
  return lucide;
}
