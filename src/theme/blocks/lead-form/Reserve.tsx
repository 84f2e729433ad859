import styles from "./Component.module.scss";

/**
 * Keeps room free for the form, in CSS pixels. Sizes are attributes of empty drawings, since the
 * site's security policy lets no style attribute into the HTML.
 */
export function Reserve({ wide, phone }: { wide: number; phone: number }) {
  return (
    <>
      <svg className={styles.reserveWide} width="1" height={wide} aria-hidden="true" />
      <svg className={styles.reservePhone} width="1" height={phone} aria-hidden="true" />
    </>
  );
}
