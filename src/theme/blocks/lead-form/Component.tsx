import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { useStrings } from "../../strings/use-strings.ts";
import { ContactWays } from "../../ui/ContactWays.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";
import { LateForm } from "./LateForm.tsx";
import { PageForm } from "./PageForm.tsx";

/** The contact form, with the ways to reach the people behind the site beside it in every state. */
export function LeadForm({ contact, form, ...section }: BlockProps<typeof block>) {
  const { say } = useStrings();
  return (
    <SectionFrame section={section} layout="beside">
      <div className={styles.panel}>
        <p>{say("form.invitation")}</p>
        <ContactWays contact={contact} />
        {form && (form.page ? <PageForm form={form} page={form.page} /> : <LateForm form={form} />)}
      </div>
    </SectionFrame>
  );
}
