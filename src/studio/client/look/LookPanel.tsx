import type { Overview } from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import { FieldList } from "../form/FieldList.tsx";
import { HelpText } from "../form/HelpText.tsx";
import inspector from "../inspector/Inspector.module.scss";
import { UnshownIssues } from "../inspector/UnshownIssues.tsx";
import { LOOK_NAME } from "../state/name-of.ts";

const HELP =
  "One color of your brand is enough: all others are computed from it, so that every text can be read. A logo and an icon show once they are saved.";

/** The form of how the site looks. */
export function LookPanel({
  overview,
  page,
  onChange,
}: {
  overview: Overview;
  page: EditedPage;
  onChange: (page: EditedPage, name: string) => void;
}) {
  const fields = overview.forms.look;
  return (
    <section className={inspector.inspector} aria-label="Form">
      <h2 className={inspector.heading}>{LOOK_NAME}</h2>
      <HelpText text={HELP} />
      <div className={inspector.fields}>
        <UnshownIssues page={page} pointer="" fields={fields} onChange={onChange} />
        <FieldList
          fields={fields}
          pointer=""
          value={page}
          arrange={Object.entries}
          onChange={(next, key) => onChange(next, `/${key}`)}
        />
      </div>
    </section>
  );
}
