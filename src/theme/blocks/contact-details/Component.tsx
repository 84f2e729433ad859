import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { Icon } from "../../ui/Icon.tsx";
import { RichText } from "../../ui/RichText.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";

/** Ways to reach the people behind the site. */
export function ContactDetails({ items, ...section }: BlockProps<typeof block>) {
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
