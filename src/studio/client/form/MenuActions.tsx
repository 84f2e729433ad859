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
import { say } from "../words/say.ts";
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
        <IconButton label={say("form.addLinkTo", { name })} icon={Link2} onClick={onAddLink} />
      )}
      {isGroup && !isAutomatic(entry) && last === at && (
        <IconButton
          label={say("form.fillBelow", { name })}
          icon={ListTree}
          onClick={() => onChange(rows.with(at, { ...row, entry: { ...entry, below: "/" } }))}
        />
      )}
      {!isGroup && depth === 0 && most === 1 && (
        <IconButton
          label={say("form.moveInto", { name })}
          icon={IndentIncrease}
          onClick={() => nest(1)}
        />
      )}
      {!isGroup && depth === 1 && takesLinks && least === 0 && (
        <IconButton
          label={say("form.moveOut", { name })}
          icon={IndentDecrease}
          onClick={() => nest(0)}
        />
      )}
      <IconButton
        label={say("form.moveUp", { name })}
        icon={ArrowUp}
        disabled={at === 0}
        onClick={() => onChange(to(at - 1))}
      />
      <IconButton
        label={say("form.moveDown", { name })}
        icon={ArrowDown}
        disabled={last >= rows.length - 1}
        onClick={() => onChange(to(last + 1))}
      />
      <IconButton
        label={say("form.deleteEntry", { name })}
        icon={Trash2}
        onClick={() => onChange(rows.toSpliced(at, last - at + 1))}
      />
    </>
  );
}
