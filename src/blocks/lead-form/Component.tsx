import type { ResolvedBlockOf } from "../../page/resolved-block.ts";
import { ContactWays } from "../../ui/ContactWays.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import styles from "./Component.module.scss";

/** The contact form; until a provider is set, the ways to reach the people behind the site. */
export function LeadForm({ contact, ...section }: ResolvedBlockOf<"lead-form">) {
  return (
    <SectionFrame section={section} layout="beside">
      <div className={styles.panel}>
        <p>Call or write, and a person answers.</p>
        <ContactWays contact={contact} />
      </div>
    </SectionFrame>
  );
}
