import { type ReactNode, useMemo, useState } from "react";
import type { StudioIssue } from "../contract/answers.ts";
import { ask } from "./api.ts";
import { ChangeFactDialog } from "./dialogs/ChangeFactDialog.tsx";
import { RemoveFactDialog } from "./dialogs/RemoveFactDialog.tsx";
import { RenameFactDialog } from "./dialogs/RenameFactDialog.tsx";
import type { Offers } from "./form/FormScope.tsx";
import type { OpenPage } from "./state/session.ts";
import type { StudioState } from "./state/use-studio.ts";
import { withFix } from "./state/with-fix.ts";
import { useStable } from "./ui/use-stable.ts";

/** What is needed to do something about an issue. */
interface OffersOptions {
  studio: StudioState;
  open: OpenPage;
  /** Reads the site again; the page is then compared with it as after a change. */
  refresh: () => Promise<void>;
}

/** A fact that is to change, and the text that its value was written into. */
interface WantedFact {
  name: string;
  value: string;
  pointer: string;
}

/** The buttons beside issues, and the question that one of them asks first. */
export function useOffers({ studio, open, refresh }: OffersOptions): {
  offers: Offers;
  question: ReactNode;
} {
  const [fact, setFact] = useState<WantedFact>();
  const [named, setNamed] = useState<{ name: string; kind: "rename" | "remove" }>();

  const fix = useStable((issue: Pick<StudioIssue, "pointer" | "fix">) =>
    studio.edit(withFix(open.page, issue), `fix ${issue.pointer}`),
  );

  const addWord = useStable(async (word: string): Promise<void> => {
    try {
      await ask("add-word", { word });
      await refresh();
    } catch (cause) {
      studio.fail((cause as Error).message);
    }
  });

  async function writeToken({ name, value, pointer }: WantedFact): Promise<void> {
    setFact(undefined);
    await refresh();
    fix({ pointer, fix: { value: `{facts.${name}}`, excerpt: value } });
  }

  /** Reads everything again after files have changed. */
  async function reload(): Promise<void> {
    setNamed(undefined);
    await refresh();
    await studio.keeper.followAll();
  }

  const offers = useMemo<Offers>(
    () => ({
      fix,
      addWord: (word) => void addWord(word),
      changeFact: setFact,
      renameFact: (name) => setNamed({ name, kind: "rename" }),
      removeFact: (name) => setNamed({ name, kind: "remove" }),
    }),
    [fix, addWord],
  );
  if (named) {
    const FactDialog = named.kind === "rename" ? RenameFactDialog : RemoveFactDialog;
    const close = () => setNamed(undefined);
    const question = <FactDialog name={named.name} onDone={() => void reload()} onClose={close} />;
    return { offers, question };
  }
  const question = fact && (
    <ChangeFactDialog
      name={fact.name}
      value={fact.value}
      onDone={() => void writeToken(fact)}
      onClose={() => setFact(undefined)}
    />
  );
  return { offers, question };
}
