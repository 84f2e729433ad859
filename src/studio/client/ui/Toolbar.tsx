import type { ReactNode } from "react";
import { useRoving } from "./use-roving.ts";

/** Buttons that belong together: one stop of the Tab key, with the arrow keys within. */
export function Toolbar({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const roving = useRoving<HTMLDivElement>();
  return (
    <div className={className} role="toolbar" aria-label={label} {...roving}>
      {children}
    </div>
  );
}
