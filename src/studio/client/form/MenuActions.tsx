import {
  ArrowDown,
  ArrowUp,
  IndentDecrease,
  IndentIncrease,
  Link2,
  ListTree,
  Trash2,
} from "lucide-react";
import { IconButton } from "../ui/IconButton.tsx";
import { depthsAt, isAutomatic, linksOf, type MenuRow, movedRow } from "./menu-rows.ts";

/** What can be done with an entry of a menu without dragging it. */
export function MenuActions({
  rows,
  at,
  name,
  takesLinks,
  onChange,
  onAddLink,
}: {
  rows: MenuRow[];
  at: number;
  name: string;
  takesLinks: boolean;
  onChange: (rows: MenuRow[] | undefined) => void;
  onAddLink: () => void;
}) {
  const row = rows[at];
  if (!row) return null;
  const { depth, isGroup, entry } = row;
  const last = at + (isGroup ? linksOf(rows, at) : 0);
  const { least, most } = depthsAt(rows.slice(0, at), rows.slice(at + 1), takesLinks);
  const to = (index: number) => movedRow(rows, at, index, depth, takesLinks);
  const nest = (depth: 0 | 1) => onChange(rows.with(at, { ...row, depth }));
  return (
    <>
      {isGroup && !isAutomatic(entry) && (
        <IconButton label={`Add a link to ${name}`} icon={Link2} onClick={onAddLink} />
      )}
      {isGroup && !isAutomatic(entry) && last === at && (
        <IconButton
          label={`Fill ${name} with all pages below one`}
          icon={ListTree}
          onClick={() => onChange(rows.with(at, { ...row, entry: { ...entry, below: "/" } }))}
        />
      )}
      {!isGroup && depth === 0 && most === 1 && (
        <IconButton
          label={`Move ${name} into the group above`}
          icon={IndentIncrease}
          onClick={() => nest(1)}
        />
      )}
      {!isGroup && depth === 1 && takesLinks && least === 0 && (
        <IconButton
          label={`Move ${name} out of its group`}
          icon={IndentDecrease}
          onClick={() => nest(0)}
        />
      )}
      <IconButton
        label={`Move ${name} up`}
        icon={ArrowUp}
        disabled={at === 0}
        onClick={() => onChange(to(at - 1))}
      />
      <IconButton
        label={`Move ${name} down`}
        icon={ArrowDown}
        disabled={last >= rows.length - 1}
        onClick={() => onChange(to(last + 1))}
      />
      <IconButton
        label={`Delete ${name}`}
        icon={Trash2}
        onClick={() => onChange(rows.toSpliced(at, last - at + 1))}
      />
    </>
  );
}
