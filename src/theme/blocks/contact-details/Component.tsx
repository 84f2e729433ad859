import type { ResolvedBlockOf } from "../../../engine/model/resolved-block.ts";
import { Icon } from "../../ui/Icon.tsx";
import { RichText } from "../../ui/RichText.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import styles from "./Component.module.scss";

/** Ways to reach the people behind the site. */
export function ContactDetails({ items, ...section }: ResolvedBlockOf<"contact-details">) {
  return (
    <SectionFrame section={section}>
      <dl className={styles.details}>
        {items.map(({ icon, label, value, href }) => (
          <div key={label}>
            <dt>
              {icon && <Icon name={icon} />}
              {label}
            </dt>
            <dd>
              {href ? (
                <a href={href}>
                  <RichText nodes={value} />
                </a>
              ) : (
                <RichText nodes={value} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
