import type { FormEmbed } from "../../../engine/model/form-embed.ts";
import { useStrings } from "../../strings/use-strings.ts";
import { Notice } from "../../ui/Notice.tsx";

/** What is shown instead of a form that does not open. */
export function Blocked({ form, onRetry }: { form: FormEmbed; onRetry?: () => void }) {
  const { say } = useStrings();
  const { heading = say("form.blocked"), text = say("form.blockedText") } = form.fallback ?? {};
  return (
    <Notice isError onRetry={onRetry}>
      <strong>{heading}.</strong> {text}
    </Notice>
  );
}
