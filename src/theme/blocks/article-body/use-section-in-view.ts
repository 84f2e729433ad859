import { useEffect, useState } from "react";

/** The line in the window, as a part of its height, that a section has to reach to count as being read. */
const READING_LINE = 0.3;

/** The anchor of the section in view; `undefined` above the first. */
export function useSectionInView(anchors: string[]): string | undefined {
  const [inView, setInView] = useState<string>();
  const key = anchors.join(" ");
  useEffect(() => {
    const sections = key.split(" ").flatMap((anchor) => document.getElementById(anchor) ?? []);
    const update = () => {
      const line = window.innerHeight * READING_LINE;
      setInView(sections.findLast((section) => section.getBoundingClientRect().top <= line)?.id);
    };
    const observer = new IntersectionObserver(update, {
      rootMargin: `0px 0px ${-100 * (1 - READING_LINE)}% 0px`,
      threshold: [0, 0.01],
    });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);
  return inView;
}
