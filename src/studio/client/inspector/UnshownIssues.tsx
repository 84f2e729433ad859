import { pointerKeys } from "../../../engine/model/pointer.ts";
import type { Field } from "../../contract/field.ts";
import { useFormScope } from "../form/FormScope.tsx";
import { IssueList } from "../form/IssueList.tsx";
import { withoutPart } from "../state/values.ts";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import type { InspectorProps } from "./inspector-props.ts";
import { unshownIssues } from "./unshown-issues.ts";

/** Mistakes that no field of the form shows. A field that nobody knows can be taken out. */
export function UnshownIssues({
  page,
  pointer,
  fields,
  onChange,
}: Pick<InspectorProps, "page" | "onChange"> & {
  /** Of the object the form is for. */
  pointer: string;
  fields: Record<string, Field>;
}) {
  const { issues } = useFormScope();
  const near =
    pointer === "" ? issues.filter((issue) => !/^\/blocks\/\d/.test(issue.pointer)) : issues;
  const loose = unshownIssues(near, pointer, fields);
  return loose.map((issue) => (
    <div key={`${issue.rule} ${issue.pointer} ${issue.message}`}>
      <IssueList issues={[issue]} />
      {issue.rule === "schema-unknown-field" && (
        <TextButton
          onClick={() =>
            onChange(withoutPart(page, pointerKeys(issue.pointer)), `take out ${issue.pointer}`)
          }
        >
          {say("inspector.takeOut")}
        </TextButton>
      )}
    </div>
  ));
}
