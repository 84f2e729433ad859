import type { FormEmbed } from "../../../engine/model/form-embed.ts";
import styles from "./Component.module.scss";

/** What visitors should know before they write into the form, when the site says something of that kind. */
export function FormNotice({ form: { notice } }: { form: FormEmbed }) {
  return notice === undefined ? null : <p className={styles.notice}>{notice}</p>;
}
