import { mergeValues } from "../../../engine/model/merge/merge-values.ts";
import { pairEntries } from "../../../engine/model/merge/pair-entries.ts";
import { sameValue } from "../../../engine/model/same-value.ts";
import { blocksOf } from "../../contract/blocks-of.ts";
import type { EditedPage } from "../../contract/field.ts";
import type { PageState } from "../../contract/history.ts";
import type { SitePart } from "../../contract/site-files.ts";
import { earlierSteps } from "./earlier-steps.ts";
import { pageAfterStep } from "./page-after-step.ts";

/** A page that has been opened. */
export interface OpenPage {
  path: string;
  route: string;
  /** Of the file the changes are made to. */
  hash: string;
  /** As the file has it. */
  saved: EditedPage;
  /** As it is on the screen. */
  page: EditedPage;
}

/** One step that can be undone. */
export interface Step {
  path: string;
  before: EditedPage;
  after: EditedPage;
  /** Steps with the same name that follow at once are one, so that a word is undone as a word. */
  name: string;
  time: number;
  selectedBefore: number | undefined;
  /** The part of the site file in which it was made. */
  part: SitePart | undefined;
}

/** Everything that is being edited. */
export interface Session {
  pages: Record<string, OpenPage>;
  /** The page on the screen. */
  path: string | undefined;
  /** The part of the site file on the screen. */
  part: SitePart | undefined;
  /** The selected block. */
  selected: number | undefined;
  past: Step[];
  future: Step[];
}

export type SessionAction =
  | { kind: "opened"; page: OpenPage; states?: PageState[]; part?: SitePart }
  | { kind: "shown"; path: string; part?: SitePart }
  | { kind: "selected"; at: number | undefined }
  | {
      kind: "edited";
      page: EditedPage;
      path?: string;
      name: string;
      time: number;
      selected?: number;
    }
  | { kind: "saved"; path: string; hash: string; page: EditedPage }
  | { kind: "rebased"; path: string; hash: string; saved: EditedPage }
  | { kind: "joined"; page: OpenPage; seen: EditedPage }
  | { kind: "closed"; path: string }
  | { kind: "left" }
  | { kind: "cleared" }
  | { kind: StepDirection };

export const NOTHING_OPEN: Session = {
  pages: {},
  path: undefined,
  part: undefined,
  selected: undefined,
  past: [],
  future: [],
};

/** A session that begins with work which an earlier one has left. */
export function sessionWith(left: { page: OpenPage }[]): Session {
  return { ...NOTHING_OPEN, pages: Object.fromEntries(left.map(({ page }) => [page.path, page])) };
}

/** What becomes of a step. */
export type StepDirection = "undone" | "redone";

/** Milliseconds within which changes of one field are one step. */
const PAUSE = 1200;

/** The session after an action. */
export function sessionAfter(session: Session, action: SessionAction): Session {
  switch (action.kind) {
    case "opened":
      return {
        ...withPage(session, action.page),
        path: action.page.path,
        part: action.part,
        selected: undefined,
        ...withEarlier(session, action.page.path, action.states ?? []),
      };
    case "shown":
      return { ...session, path: action.path, part: action.part, selected: undefined };
    case "selected":
      return { ...session, selected: action.at };
    case "edited":
      return edited(session, action);
    case "saved":
      return saved(session, action);
    case "rebased": {
      const open = session.pages[action.path];
      return open
        ? withPage(session, { ...open, hash: action.hash, saved: action.saved })
        : session;
    }
    case "joined":
      return joined(session, action);
    case "closed": {
      const { [action.path]: _, ...pages } = session.pages;
      const isOther = ({ path }: Step) => path !== action.path;
      const past = session.past.filter(isOther);
      const future = session.future.filter(isOther);
      return { pages, past, future, path: undefined, part: undefined, selected: undefined };
    }
    case "left":
      return { ...session, path: undefined, part: undefined, selected: undefined };
    case "cleared":
      return NOTHING_OPEN;
    case "undone":
    case "redone":
      return stepped(session, action.kind);
  }
}

/** The steps of the session, with those that were made on a page before it was opened. */
function withEarlier(
  { past, future }: Session,
  path: string,
  states: PageState[],
): Pick<Session, "past" | "future"> {
  const earlier = earlierSteps(path, states);
  const isOther = (step: Step) => step.path !== path;
  return {
    past: [...past.filter(isOther), ...earlier.past].sort((a, b) => a.time - b.time),
    future: [...future.filter(isOther), ...earlier.future].sort((a, b) => b.time - a.time),
  };
}

/** Whether a page differs from its file. */
export function isChanged({ page, saved: file }: OpenPage): boolean {
  return page !== file && !sameValue(page, file);
}

function edited(session: Session, action: Extract<SessionAction, { kind: "edited" }>): Session {
  const open = session.pages[action.path ?? session.path ?? ""];
  if (!open || open.page === action.page) return session;
  const last = session.past.at(-1);
  const goesOn =
    last?.path === open.path &&
    last.name === action.name &&
    action.time - last.time < PAUSE &&
    session.future.length === 0;
  const step: Step = {
    path: open.path,
    before: goesOn ? last.before : open.page,
    after: action.page,
    name: action.name,
    time: action.time,
    selectedBefore: goesOn ? last.selectedBefore : session.selected,
    part: open.path === session.path ? session.part : undefined,
  };
  return {
    ...withPage(session, { ...open, page: action.page }),
    past: [...(goesOn ? session.past.slice(0, -1) : session.past), step],
    future: [],
    selected: "selected" in action ? action.selected : session.selected,
  };
}

/**
 * Takes in what others have done. It is no step: undoing takes back what was done here. What was typed
 * since it was merged stays, and so does the selected block, wherever it stands now.
 */
function joined(
  session: Session,
  { page, seen }: Extract<SessionAction, { kind: "joined" }>,
): Session {
  const open = session.pages[page.path];
  if (!open) return session;
  const { value } = mergeValues({ base: seen, mine: open.page, theirs: page.page });
  const next = value === page.page ? page : { ...page, page: value as EditedPage };
  const isShown = session.path === page.path;
  const selected = isShown ? selectedIn(next.page, open.page, session.selected) : session.selected;
  return { ...withPage(session, next), selected };
}

/** The selected block in the next state of a page; none when it is gone. */
function selectedIn(
  next: EditedPage,
  before: EditedPage,
  selected: number | undefined,
): number | undefined {
  if (selected === undefined || next.blocks === before.blocks) return selected;
  const at = pairEntries(blocksOf(before), blocksOf(next)).indexOf(selected);
  return at < 0 ? undefined : at;
}

function saved(session: Session, action: Extract<SessionAction, { kind: "saved" }>): Session {
  const open = session.pages[action.path];
  return open ? withPage(session, { ...open, hash: action.hash, saved: action.page }) : session;
}

/** Undoes or redoes a step, on whichever page it was made. */
function stepped(session: Session, way: StepDirection): Session {
  const next = nextStep(session, way);
  if (!next) return session;
  const { step, open, page } = next;
  const count = Array.isArray(page.blocks) ? page.blocks.length : 0;
  const selected = step.selectedBefore;
  return {
    ...withPage(session, { ...open, page }),
    path: step.path,
    part: step.part,
    selected: selected !== undefined && selected < count ? selected : undefined,
    past: way === "undone" ? session.past.slice(0, -1) : [...session.past, step],
    future: way === "undone" ? [...session.future, step] : session.future.slice(0, -1),
  };
}

/**
 * The step that is undone or redone next, and the page as it is then.
 *
 * @returns nothing where there is none; `isWhole` is false where others have changed the same since
 */
export function nextStep({ past, future, pages }: Session, way: StepDirection) {
  const step = way === "undone" ? past.at(-1) : future.at(-1);
  const open = step && pages[step.path];
  if (!step || !open) return undefined;
  const [from, to] = way === "undone" ? [step.after, step.before] : [step.before, step.after];
  const { value: page, isWhole } = pageAfterStep({ page: open.page, from, to });
  return { step, open, page, isWhole };
}

function withPage(session: Session, page: OpenPage): Session {
  return { ...session, pages: { ...session.pages, [page.path]: page } };
}
