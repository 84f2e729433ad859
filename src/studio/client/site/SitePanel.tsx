import { appendPointer, pointerKeys, valueAt } from "../../../engine/model/pointer.ts";
import type { Overview } from "../../contract/answers.ts";
import type { EditedPage, Field } from "../../contract/field.ts";
import { type SitePart, siteFileKind } from "../../contract/site-files.ts";
import { FieldView } from "../form/FieldView.tsx";
import { useFormScope } from "../form/FormScope.tsx";
import { HelpText } from "../form/HelpText.tsx";
import { ShownOn } from "../form/ShownOn.tsx";
import inspector from "../inspector/Inspector.module.scss";
import { UnshownIssues } from "../inspector/UnshownIssues.tsx";
import { fileFields } from "../state/names.ts";
import { inFormOrder, withKey, withPart } from "../state/values.ts";
import { say } from "../words/say.ts";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { OtherParts } from "./OtherParts.tsx";
import { screenForm } from "./screen-form.ts";
import type { SiteScreen } from "./site-screens.ts";
import { WordsTable } from "./WordsTable.tsx";

/** The form of something that holds for the whole site. */
export function SitePanel({
  screen,
  overview,
  page,
  onOpen,
  onChange,
}: {
  screen: SiteScreen;
  overview: Overview;
  page: EditedPage;
  onOpen: (path: string, part: SitePart | undefined) => void;
  onChange: (page: EditedPage, name: string) => void;
}) {
  const { label, help, path, part } = screen;
  const { fields, pointer } = screenForm(overview, screen, page);
  return (
    <section className={inspector.inspector} aria-label={say("bar.form")}>
      <h2 className={inspector.heading}>{label}</h2>
      <HelpText text={help} />
      {siteFileKind(path) === "shared" && <ShownOn pointer="/block" />}
      <LanguageChoice screen={screen} overview={overview} onOpen={onOpen} />
      <div className={inspector.fields}>
        {siteFileKind(path) === "strings" ? (
          <WordsTable path={path} page={page} onChange={onChange} />
        ) : (
          <>
            <OpenIssues {...{ path, part, overview, page, fields, pointer, onChange }} />
            {part && <OtherParts path={path} part={part} onOpen={onOpen} />}
            <Fields {...{ path, fields, pointer, page, onChange }} />
          </>
        )}
      </div>
    </section>
  );
}

/** What no field here shows; what is wrong in another part of the file is shown there. */
function OpenIssues({
  path,
  part,
  overview,
  page,
  fields,
  pointer,
  onChange,
}: {
  path: string;
  part: SitePart | undefined;
  overview: Overview;
  page: EditedPage;
  fields: Record<string, Field>;
  pointer: string;
  onChange: (page: EditedPage, name: string) => void;
}) {
  return (
    <UnshownIssues
      page={page}
      pointer={part ? "" : pointer}
      fields={part ? fileFields(path, page, overview) : fields}
      onChange={onChange}
    />
  );
}

function Fields({
  path,
  fields,
  pointer,
  page,
  onChange,
}: {
  path: string;
  fields: Record<string, Field>;
  pointer: string;
  page: EditedPage;
  onChange: (page: EditedPage, name: string) => void;
}) {
  const { overview } = useFormScope();
  const value = (valueAt(page, pointer) ?? {}) as Record<string, unknown>;
  const kind = siteFileKind(path);
  const order = Object.keys(pointer === "" && kind === "site" ? overview.forms.site : fields);
  // A block is filled in as on its page; the parts of the site stand as they are listed.
  const arranged = kind === "shared" ? inFormOrder(fields) : Object.entries(fields);
  return arranged.map(([key, field]) => {
    const at = appendPointer(pointer, key);
    return (
      <FieldView
        key={at}
        field={field}
        pointer={at}
        value={value[key]}
        onChange={(next) =>
          onChange(withValue(page, pointer, withKey(value, key, next, order)), at)
        }
      />
    );
  });
}

/** The file with another value where a pointer leads; one that was not there is added. */
function withValue(page: EditedPage, pointer: string, value: object): EditedPage {
  const keys = pointerKeys(pointer);
  const [key] = keys;
  if (key === undefined) return value as EditedPage;
  return key in page ? withPart(page, keys, value) : { ...page, [key]: value };
}
