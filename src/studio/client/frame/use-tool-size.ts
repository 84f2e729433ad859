import { useEffect } from "react";

/** Beyond this the tools would cover what is small on a page. */
const LARGEST = 2;

/** Says to styles how much larger tools are to be drawn, so that they have their size where the page is shown smaller. */
export function useToolSize(): void {
  useEffect(() => {
    const measure = () => {
      const frame = window.frameElement as HTMLElement | null;
      const shown = frame?.getBoundingClientRect().width ?? 0;
      const size = frame && shown > 0 ? frame.offsetWidth / shown : 1;
      document.documentElement.style.setProperty("--tool-size", `${Math.min(LARGEST, size)}`);
    };
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
}
