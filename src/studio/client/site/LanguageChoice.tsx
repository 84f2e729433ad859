import type { Overview } from "../../contract/answers.ts";
import { SITE_PARTS, type SitePart } from "../../contract/site-files.ts";
import field from "../form/Field.module.scss";
import { say } from "../words/say.ts";
import type { SiteScreen } from "./site-screens.ts";

/** In which language the words of a screen are, on a site that has several. */
export function LanguageChoice({
  screen: { path, part },
  overview: { languages, forms },
  onOpen,
}: {
  screen: SiteScreen;
  overview: Overview;
  onOpen: (path: string, part: SitePart | undefined) => void;
}) {
  const file = path.replace(/^.*\//, "");
  const isTranslated = part ? hasFields(forms.translation, part) : file === "_strings.json";
  if (languages.length < 2 || !isTranslated) return null;
  return (
    <div className={field.row}>
      <label className={field.label} htmlFor="site-language">
        {say("dialogs.language")}
      </label>
      <select
        id="site-language"
        className={field.input}
        value={path}
        onChange={({ target }) => onOpen(target.value, part)}
      >
        {languages.map(({ name, path: folder }) => (
          <option key={folder} value={`${folder}/${file}`.replace(/^\//, "")}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function hasFields(translation: Overview["forms"]["translation"], part: SitePart): boolean {
  return SITE_PARTS[part].some((key) => key in translation);
}
