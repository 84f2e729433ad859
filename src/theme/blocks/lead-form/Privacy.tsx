import styles from "./Component.module.scss";

/** What visitors should not write into the form. */
export function Privacy() {
  return <p className={styles.privacy}>Please do not include patient health information.</p>;
}
