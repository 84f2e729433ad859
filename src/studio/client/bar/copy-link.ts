import type { Overview } from "../../contract/answers.ts";
import { isEnough } from "../../contract/person.ts";
import { draftActions } from "../drafts/draft-actions.ts";
import { type Notice, whenOf } from "../state/notices.ts";
import type { OpenPage } from "../state/session.ts";
import { timesMark } from "../state/times-mark.ts";
import type { StudioState } from "../state/use-studio.ts";
import { say } from "../words/say.ts";

/** A page whose address is handed on. */
export interface LinkedPage {
  studio: Pick<StudioState, "notify" | "fail">;
  open: OpenPage;
  overview: Pick<Overview, "url" | "timeZone" | "team">;
  /** Whether visitors find it at its address now; nothing where nobody knows. */
  isLive: boolean | undefined;
}

/** Copies the address that a page has for visitors, and says so when they find nothing there. */
export function copyLink(linked: LinkedPage): void {
  const { studio, open, overview } = linked;
  const address = `${overview.url}${open.route}`;
  const why = whyNotLive(linked);
  const notice: Notice =
    why === undefined
      ? { tone: "good", text: say("bar.copied", { address }) }
      : { tone: "warning", text: say("bar.copiedNotLive", { address, why }), ...sharing(linked) };
  copy(address, studio, notice);
}

/** Why visitors find nothing at the address of a page; nothing where they do, as far as is known. */
export function whyNotLive({
  open: { page },
  overview,
  isLive,
}: Omit<LinkedPage, "studio">): string | undefined {
  if (isLive) return undefined;
  if (page.hidden === true) return say("bar.notLiveHidden");
  const times = timesMark(page, overview.timeZone);
  if (times?.timing === "upcoming") return say("bar.notLiveBefore", { words: times.words });
  if (times?.timing === "ended") return say("bar.notLiveAfter", { words: times.words });
  return isLive === false ? say("bar.notLiveYet") : undefined;
}

/** In a team a draft has links that work at once. */
function sharing({ studio, open, overview: { team } }: LinkedPage): Pick<Notice, "offers"> {
  const draft = team?.draft;
  if (!draft) return {};
  const { email, role } = team.person;
  if (draft.owner.email !== email && !isEnough(role, "publisher")) return {};
  const share = async () => {
    const { address, expiresAt } = await draftActions.share(draft.id);
    const page = open.route === "/" ? "" : `?page=${open.route}`;
    const link = new URL(address + page, location.href).href;
    const text = say("bar.copiedDraft", { address: link, until: whenOf(expiresAt) });
    copy(link, studio, { tone: "good", text });
  };
  const run = () => void share().catch((cause: Error) => studio.fail(cause.message));
  return { offers: [{ label: say("bar.copyDraftLink"), run }] };
}

function copy(address: string, { notify, fail }: LinkedPage["studio"], notice: Notice): void {
  navigator.clipboard.writeText(address).then(
    () => notify(notice),
    () => fail(say("bar.notCopied")),
  );
}
