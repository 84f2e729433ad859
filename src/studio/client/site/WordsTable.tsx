import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { appendPointer } from "../../../engine/model/pointer.ts";
import type { StringSummary } from "../../contract/answers.ts";
import type { EditedPage, Field } from "../../contract/field.ts";
import field from "../form/Field.module.scss";
import { useIssues } from "../form/FormScope.tsx";
import { describedBy, idsOf } from "../form/field-props.ts";
import { IssueList } from "../form/IssueList.tsx";
import { wordsFrom } from "../form/names.ts";
import { UnshownIssues } from "../inspector/UnshownIssues.tsx";
import { withKey } from "../state/values.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { say } from "../words/say.ts";
import { useStrings } from "./use-strings.ts";
import styles from "./WordsTable.module.scss";

/** All words that pages show around their own texts, each with room for other ones. */
export function WordsTable({
  path,
  page,
  onChange,
}: {
  path: string;
  page: EditedPage;
  onChange: (page: EditedPage, name: string) => void;
}) {
  const strings = useStrings(path);
  const [wanted, setWanted] = useState("");
  if (!strings) return null;
  const order = strings.map(({ key }) => key);
  const shown = strings.filter((one) => isMatch(one, ownOf(page, one), wanted));
  return (
    <>
      <UnshownIssues page={page} pointer="" fields={fieldsOf(strings)} onChange={onChange} />
      <input
        type="search"
        className={field.input}
        aria-label={say("site.findWords")}
        placeholder={say("site.findWords")}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {groupsOf(shown).map(([group, list]) => (
        <section key={group} className={styles.group} aria-label={group}>
          <h3>{group}</h3>
          {list.map((one) => (
            <WordRow
              key={one.key}
              string={one}
              own={ownOf(page, one)}
              onChange={(text) => onChange(withKey(page, one.key, text, order), `/${one.key}`)}
            />
          ))}
        </section>
      ))}
      {shown.length === 0 && <p className={field.help}>{say("site.noWords")}</p>}
    </>
  );
}

function WordRow({
  string: { key, text, isForeign },
  own,
  onChange,
}: {
  string: StringSummary;
  own: string | undefined;
  onChange: (text: string | undefined) => void;
}) {
  const pointer = appendPointer("", key);
  const issues = useIssues(pointer, false);
  const ids = idsOf(pointer);
  return (
    <div className={styles.row}>
      <label htmlFor={ids.control}>
        {text}
        {isForeign && <span className={field.required}>{say("site.foreign")}</span>}
      </label>
      <div className={styles.own}>
        <textarea
          {...describedBy(pointer, false, issues)}
          className={field.text}
          rows={1}
          placeholder={text}
          value={own ?? ""}
          onChange={({ target }) => {
            const written = target.value.replace(/\s*\n\s*/g, " ");
            // Only what differs is written into the file.
            onChange(written === "" || written === text ? undefined : written);
          }}
        />
        {own !== undefined && (
          <IconButton
            label={say("site.useAgain", { text })}
            icon={RotateCcw}
            onClick={() => onChange(undefined)}
          />
        )}
      </div>
      <IssueList id={ids.issues} issues={issues} />
    </div>
  );
}

function fieldsOf(strings: StringSummary[]): Record<string, Field> {
  return Object.fromEntries(strings.map(({ key, text }) => [key, { kind: "text", label: text }]));
}

function ownOf(page: EditedPage, { key }: StringSummary): string | undefined {
  const own = page[key];
  return typeof own === "string" ? own : undefined;
}

function isMatch({ key, text }: StringSummary, own: string | undefined, wanted: string): boolean {
  const words = wanted.toLowerCase().split(/\s+/);
  const all = `${groupOf(key)} ${text} ${own ?? ""}`.toLowerCase();
  return words.every((word) => all.includes(word));
}

function groupsOf(strings: StringSummary[]): [string, StringSummary[]][] {
  const groups = new Map<string, StringSummary[]>();
  for (const one of strings) {
    const name = groupOf(one.key);
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups];
}

/** Where words are seen that no name in files says well. */
const GROUPS: Record<string, string> = {
  frame: say("site.groupFrame"),
  guide: say("site.groupGuide"),
  notFound: say("site.groupNotFound"),
  failure: say("site.groupFailure"),
  contents: say("site.groupContents"),
  dates: say("site.groupDates"),
  sampleForm: say("site.groupSampleForm"),
  postForm: say("site.groupPostForm"),
  language: say("site.groupLanguage"),
  card: say("site.groupCard"),
  price: say("site.groupPrice"),
  hours: say("site.groupHours"),
  place: say("site.groupPlace"),
  hero: say("site.groupHero"),
  faq: say("site.groupFaq"),
  related: say("site.groupRelated"),
  sources: say("site.groupSources"),
  table: say("site.groupTable"),
  video: say("site.groupVideo"),
  year: say("site.groupYear"),
  article: say("site.groupArticle"),
  articles: say("site.groupArticles"),
  blog: say("site.groupBlog"),
  form: say("site.groupForm"),
};

function groupOf(key: string): string {
  const [group = ""] = key.split(".");
  return key === group ? say("site.groupGeneral") : (GROUPS[group] ?? wordsFrom(group));
}
