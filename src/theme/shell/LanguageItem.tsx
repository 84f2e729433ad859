import type { LanguageLink } from "../../engine/model/resolved-page.ts";
import { useStrings } from "../strings/use-strings.ts";

/** A link to the page in another language, or to the home page of that language, which then says so. */
export function LanguageItem({ link: { language, name, href, isHome } }: { link: LanguageLink }) {
  const { say } = useStrings();
  return (
    <li>
      <a href={href} hrefLang={language}>
        <span lang={language}>{name}</span>
        {isHome && <small>{say("language.untranslated")}</small>}
      </a>
    </li>
  );
}
