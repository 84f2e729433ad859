import { lookStyles } from "../../engine/dev/site-look.ts";
import type { ThemeFile } from "../../engine/model/theme-file.ts";
import { withLevels } from "../../engine/pipeline/with-levels.ts";
import type { LookPreview } from "../contract/answers.ts";
import type { EditedPage } from "../contract/field.ts";
import { LOOK_FILE } from "../contract/site-files.ts";
import { currentSite, type StudioContext } from "./context.ts";
import { studioIssues } from "./issues/studio-issues.ts";
import { editedFile } from "./page-source.ts";

/** What pages look like with an edited look. It does not depend on them, and takes as long on a site of any size. */
export async function previewLook(context: StudioContext, page: EditedPage): Promise<LookPreview> {
  const current = currentSite(context);
  const { site, engine } = current;
  const { rules } = engine.definitions;
  const file = editedFile(context.folders, LOOK_FILE);
  const wrong = engine.validate("theme", file, page);
  if (wrong.length > 0) return { issues: studioIssues(withLevels(rules, wrong), file, current) };
  const look = await site.index.definitions.look(page as ThemeFile);
  const styles = await lookStyles({ ...site.index, look }, context.root);
  return { styles, choices: look.choices, issues: [] };
}
