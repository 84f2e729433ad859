import { useEffect, useState } from "react";

/** The band of the window, below the header, in which a section counts as being read. */
const BAND = "-15% 0px -70% 0px";

/** The anchor of the section in view; `undefined` before the first. */
export function useSectionInView(anchors: string[]): string | undefined {
  const [inView, setInView] = useState<string>();
  const key = anchors.join(" ");
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find((entry) => entry.isIntersecting);
        if (reached) setInView(reached.target.id);
      },
      { rootMargin: BAND },
    );
    for (const anchor of key.split(" ")) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return inView;
}
