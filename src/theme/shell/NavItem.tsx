import type { Crumb } from "../../engine/model/resolved.ts";
import type { ShellEntry } from "../../engine/model/resolved-page.ts";
import { MENU_GROUP } from "./group-menus.ts";

/** One entry of a menu. */
export interface NavItemProps {
  entry: ShellEntry;
  /** The route of the page shown, which its link marks. */
  route: string;
  className?: string;
}

/** A link, or a group of links that opens. */
export function NavItem({ entry, route, className }: NavItemProps) {
  if ("href" in entry) return <NavLink link={entry} route={route} className={className} />;
  return (
    <li>
      {/* `groupMenus` takes the name away on small screens. */}
      <details name={MENU_GROUP} suppressHydrationWarning>
        <summary>{entry.label}</summary>
        <ul>
          {entry.links.map((link) => (
            <NavLink key={link.href} link={link} route={route} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function NavLink({
  link: { label, href },
  route,
  className,
}: {
  link: Crumb;
  route: string;
  className?: string;
}) {
  return (
    <li className={className}>
      <a href={href} aria-current={href === route ? "page" : undefined}>
        {label}
      </a>
    </li>
  );
}
