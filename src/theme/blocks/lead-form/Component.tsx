import type { ResolvedBlockOf } from "../../../engine/model/resolved-block.ts";
import { ContactWays } from "../../ui/ContactWays.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import styles from "./Component.module.scss";
import { LateForm } from "./LateForm.tsx";

/** The contact form, with the ways to reach the people behind the site beside it in every state. */
export function LeadForm({ contact, form, ...section }: ResolvedBlockOf<"lead-form">) {
  return (
    <SectionFrame section={section} layout="beside">
      <div className={styles.panel}>
        <p>Call or write, and a person answers.</p>
        <ContactWays contact={contact} />
        {form && <LateForm form={form} />}
      </div>
    </SectionFrame>
  );
}
