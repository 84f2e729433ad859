import { Columns2 } from "lucide-react";
import buttons from "../ui/Buttons.module.scss";
import { say } from "../words/say.ts";

/** Shows a page before and after. */
export function CompareButton({ page, onClick }: { page: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={buttons.quiet}
      aria-label={say("compare.buttonOf", { page })}
      onClick={onClick}
    >
      <Columns2 aria-hidden="true" focusable="false" />
      {say("compare.button")}
    </button>
  );
}
