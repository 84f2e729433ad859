import type { Translation } from "../words.ts";
import { bar } from "./bar.ts";
import { compare } from "./compare.ts";
import { dialogs } from "./dialogs.ts";
import { drafts } from "./drafts.ts";
import { form } from "./form.ts";
import { frame } from "./frame.ts";
import { framing } from "./framing.ts";
import { help } from "./help.ts";
import { inspector } from "./inspector.ts";
import { look } from "./look.ts";
import { media } from "./media.ts";
import { palette } from "./palette.ts";
import { people } from "./people.ts";
import { publishing } from "./publishing.ts";
import { shared } from "./shared.ts";
import { signIn } from "./sign-in.ts";
import { site } from "./site.ts";
import { stage } from "./stage.ts";
import { start } from "./start.ts";
import { state } from "./state.ts";
import { studio } from "./studio.ts";
import { tree } from "./tree.ts";
import { ui } from "./ui.ts";

/** What the studio says in German. */
export const de: Translation = {
  bar,
  compare,
  dialogs,
  drafts,
  form,
  frame,
  framing,
  help,
  inspector,
  look,
  media,
  palette,
  people,
  shared,
  signIn,
  publishing,
  site,
  stage,
  start,
  state,
  studio,
  tree,
  ui,
};
