import { useMemo } from "react";
import { byPath } from "../../engine/model/by-path.ts";
import type { Overview, StudioIssue, UsageAnswer } from "../contract/answers.ts";
import { usePartComments } from "./drafts/use-part-comments.ts";
import { FormScopeProvider } from "./form/FormScope.tsx";
import { Inspector } from "./inspector/Inspector.tsx";
import type { InspectorProps } from "./inspector/inspector-props.ts";
import { usePatterns } from "./inspector/use-patterns.ts";
import { useSending } from "./inspector/use-sending.ts";
import { uploadFile } from "./media/upload-file.ts";
import { SitePanel } from "./site/SitePanel.tsx";
import { openScreen } from "./site/site-screens.ts";
import { usageAt } from "./site/usage-at.ts";
import type { OpenPage } from "./state/session.ts";
import { useReplacedFacts } from "./state/use-replaced-facts.ts";
import type { StudioState } from "./state/use-studio.ts";
import { useSame } from "./ui/use-same.ts";
import { useStable } from "./ui/use-stable.ts";
import { useOffers } from "./use-offers.tsx";

/** The right column: the form of what is selected. */
export function FormColumn({
  studio,
  open,
  overview,
  issues,
  usage,
  refresh,
  head,
  reveal,
  onInsert,
  onTake,
  choosing,
}: {
  studio: StudioState;
  open: OpenPage;
  overview: Overview;
  issues: StudioIssue[];
  /** Where what is written once is shown, on a screen for the whole site. */
  usage: UsageAnswer | undefined;
  refresh: () => Promise<void>;
  /** Leads to a field of the form. */
  reveal: (pointer: string, focus: boolean) => void;
} & Pick<InspectorProps, "head" | "onInsert" | "onTake" | "choosing">) {
  const screen = openScreen(studio.session);
  const { copyTo, share } = useSending({ studio, open, overview }, refresh);
  const patterns = usePatterns(studio, refresh);
  const comments = usePartComments(open, overview);
  const { offers, question } = useOffers({ studio, open, refresh });

  const upload = useStable((file: File) => uploadFile(file, refresh));
  const openPage = useStable((path: string) => void studio.show(path));
  const openField = useStable(
    (path: string, pointer: string) =>
      void studio.show(path).then((page) => page && reveal(pointer, true)),
  );
  const replaced = useReplacedFacts(open, overview, issues);
  const due = useSame([...issues, ...replaced]);
  const { path, route } = open;
  const { notify } = studio;
  // As long as it is the same, only the field that is written in is rendered.
  const scope = useMemo(
    () => ({
      ...{ overview, route, issues: due, offers, upload, openPage, openField, notify },
      language: byPath(overview.languages, route).language,
      usageAt: (pointer: string) => usage && usageAt(usage, path, pointer),
      usageOfShared: (name: string) => usage && (usage.shared[name] ?? []),
    }),
    [overview, route, due, offers, upload, openPage, openField, notify, usage, path],
  );
  return (
    <FormScopeProvider scope={scope}>
      {screen ? (
        <SitePanel
          key={`${screen.path} ${screen.part}`}
          screen={screen}
          overview={overview}
          page={open.page}
          onOpen={(path, part) => void studio.show(path, part)}
          onChange={studio.edit}
        />
      ) : (
        <Inspector
          key={open.path}
          overview={overview}
          path={open.path}
          page={open.page}
          head={head}
          selected={studio.session.selected}
          onSelect={(at) => studio.dispatch({ kind: "selected", at })}
          onChange={(page, name, selected) =>
            studio.edit(page, name, selected === undefined ? {} : { selected })
          }
          onInsert={onInsert}
          onTake={onTake}
          choosing={choosing}
          comments={comments}
          onSavePattern={patterns.save}
          onShare={(at) => void share(at)}
          onSend={(block, path) => void copyTo(block, path)}
        />
      )}
      {question}
    </FormScopeProvider>
  );
}
