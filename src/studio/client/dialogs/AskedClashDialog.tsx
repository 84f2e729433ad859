import type { Overview } from "../../contract/answers.ts";
import { undecidedNotice } from "../state/notices.ts";
import type { StudioState } from "../state/use-studio.ts";
import { ClashDialog } from "./ClashDialog.tsx";

/** The dialog about changes that clash, while there are some. Closing it puts the decision off, and loses nothing. */
export function AskedClashDialog({
  studio,
  overview,
}: {
  studio: StudioState;
  overview: Overview;
}) {
  const { session, keeper, notify, clash } = studio;
  const { asked } = clash;
  const open = session.pages[asked?.path ?? ""];
  if (!asked?.isShown || !open) return null;
  const again = () => void keeper.follow(open.path).then(clash.show);
  const later = () => {
    clash.putOff();
    notify(undecidedNotice(again));
  };
  const decide = (page: Parameters<typeof keeper.decide>[1]) => {
    keeper.decide(open.path, page);
    notify(undefined);
  };
  const key = JSON.stringify(asked.clash.merged.clashes);
  return (
    <ClashDialog
      key={key}
      open={open}
      clash={asked.clash}
      overview={overview}
      onDecide={decide}
      onLater={later}
    />
  );
}
