import styles from "./Compare.module.scss";

/** A few ways to look at something, of which one holds. */
export function Choice<Value extends string>({
  options,
  chosen,
  onChoose,
}: {
  options: Readonly<Record<Value, string>>;
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <div className={styles.choice}>
      {(Object.keys(options) as Value[]).map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {options[value]}
        </button>
      ))}
    </div>
  );
}
