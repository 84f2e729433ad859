import { ArrowLeft } from "lucide-react";
import { isUse, type PageBlock, WITH } from "../../../engine/model/block.ts";
import { appendPointer } from "../../../engine/model/pointer.ts";
import type { Overview, StudioIssue } from "../../contract/answers.ts";
import { blocksOf } from "../../contract/blocks-of.ts";
import type { Field } from "../../contract/field.ts";
import { formOf, labelText, typeLabel } from "../../words/names/block-labels.ts";
import { shownBlock } from "../../words/names/shown-block.ts";
import { PartCommentList } from "../drafts/PartCommentList.tsx";
import { FieldList } from "../form/FieldList.tsx";
import { useFormScope } from "../form/FormScope.tsx";
import { HelpText } from "../form/HelpText.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { useSame } from "../ui/use-same.ts";
import { useStable } from "../ui/use-stable.ts";
import { say } from "../words/say.ts";
import { AddBlock } from "./AddBlock.tsx";
import { BlockActions } from "./BlockActions.tsx";
import { BlockOutline, BlockTimes } from "./BlockOutline.tsx";
import { ChosenActions } from "./ChosenActions.tsx";
import styles from "./Inspector.module.scss";
import type { InspectorProps } from "./inspector-props.ts";
import { OverrideFields } from "./OverrideFields.tsx";
import { Readability } from "./Readability.tsx";
import { SearchResult } from "./SearchResult.tsx";
import { ShareCard } from "./ShareCard.tsx";
import { UnshownIssues } from "./UnshownIssues.tsx";
import { useFocusWhenLost } from "./use-focus-when-lost.ts";

/** The form of the selected block, or the page's own fields with the list of its blocks. */
export function Inspector(props: InspectorProps) {
  const block = props.selected === undefined ? undefined : blocksOf(props.page)[props.selected];
  return (
    <section className={styles.inspector} aria-label={say("inspector.form")}>
      {block && props.selected !== undefined ? (
        <BlockPanel key={props.selected} {...props} block={block} at={props.selected} />
      ) : (
        <PagePanel {...props} />
      )}
    </section>
  );
}

function BlockPanel(props: InspectorProps & { block: PageBlock; at: number }) {
  const { overview, page, block, at, onSelect, onChange, onInsert } = props;
  const heading = useFocusWhenLost();
  const form = formOf(block, overview);
  const pointer = `/blocks/${at}`;
  const change = (next: PageBlock, key: string) =>
    onChange({ ...page, blocks: blocksOf(page).with(at, next) }, `${pointer}/${key}`);
  return (
    <>
      <div className={styles.back}>
        <TextButton icon={ArrowLeft} onClick={() => onSelect(undefined)}>
          {say("inspector.wholePage")}
        </TextButton>
        <BlockActions {...props} />
      </div>
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        {typeLabel(block, overview)}
      </h2>
      <BlockTimes block={block} overview={overview} />
      {form && <HelpText text={form.help} />}
      {props.comments && <PartCommentList at={at} comments={props.comments} />}
      <div className={styles.fields}>
        <UnshownIssues
          page={page}
          pointer={pointer}
          fields={shownFields(block, overview)}
          onChange={onChange}
        />
        {form && (
          <FieldList fields={form.fields} pointer={pointer} value={block} onChange={change} />
        )}
        {isUse(block) && (
          <OverrideFields
            block={block}
            pointer={appendPointer(pointer, WITH)}
            onChange={(next, key) => change(next, appendPointer(WITH, key))}
          />
        )}
      </div>
      <AddBlock onClick={() => onInsert(at + 1)} />
    </>
  );
}

/** The fields that the form of a block shows: of a shared one those as well that a page can say otherwise. */
function shownFields(block: PageBlock, overview: Overview): Record<string, Field> {
  const { fields = {} } = formOf(block, overview) ?? {};
  const shared = isUse(block) ? shownBlock(block, overview) : undefined;
  const form = shared && formOf(shared, overview);
  return form ? { ...fields, [WITH]: { kind: "group", label: "", fields: form.fields } } : fields;
}

function PagePanel(props: InspectorProps) {
  const { overview, path, page, head, choosing, onSelect, onChange, onInsert } = props;
  const { issues, language } = useFormScope();
  const heading = useFocusWhenLost();
  const fields = overview.forms.page;
  // The list of blocks may be long: while the page's own fields are written it stays as it is.
  const blocks = blocksOf(page);
  const change = useStable((next: PageBlock[], name: string) =>
    onChange({ ...page, blocks: next }, name),
  );
  return (
    <>
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        {labelText(page.title, say("inspector.thisPage"))}
      </h2>
      <UnshownIssues page={page} pointer="" fields={fields} onChange={onChange} />
      <h3 className={styles.part}>{say("inspector.parts")}</h3>
      <ChosenActions {...props} />
      <BlockOutline
        choosing={useSame(choosing)}
        overview={overview}
        blocks={blocks}
        wrong={blocksWith("error", issues)}
        doubtful={blocksWith("warning", issues)}
        commented={props.comments?.commented ?? ""}
        onSelect={useStable(onSelect)}
        onChange={change}
        onInsert={useStable(onInsert)}
      />
      <AddBlock onClick={() => onInsert(blocks.length)} />
      <h3 className={styles.part}>{say("inspector.aboutPage")}</h3>
      <div className={styles.fields}>
        <FieldList
          fields={fields}
          pointer=""
          value={page}
          onChange={(next, key) => onChange(next, `/${key}`)}
        />
      </div>
      {head && <SearchResult head={head} brand={overview.brand} />}
      <ShareCard path={path} page={page} />
      <Readability blocks={blocks} overview={overview} language={language} onSelect={onSelect} />
    </>
  );
}

/** The indexes of blocks that something is wrong with, each once, with spaces between. */
function blocksWith(level: StudioIssue["level"], issues: StudioIssue[]): string {
  const messages = issues
    .filter((issue) => issue.level === level && issue.elsewhere === undefined)
    .map(({ pointer }) => /^\/blocks\/(\d+)/.exec(pointer)?.[1] ?? "");
  return [...new Set(messages)].join(" ");
}
