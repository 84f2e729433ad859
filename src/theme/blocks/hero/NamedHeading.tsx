import styles from "./NamedHeading.module.scss";

/** A heading whose end, the name of the page, is set large. It is one heading, read as one. */
export function NamedHeading({ heading, name }: { heading: string; name?: string }) {
  if (name === undefined) return <h1>{heading}</h1>;
  const before = heading.slice(0, -name.length);
  return (
    <h1>
      <span className={styles.before}>{before}</span>
      <span className={styles.name}>{name}</span>
    </h1>
  );
}
