import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { useStrings } from "../../strings/use-strings.ts";
import { RichText } from "../../ui/RichText.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** A year of tasks, month by month: a table whose marks are words for those who cannot see them. */
export function Year({ caption, tasks, note, ...section }: BlockProps<typeof block>) {
  const { say } = useStrings();
  return (
    <SectionFrame section={section} sheet>
      <table className={styles.year}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{say("year.task")}</th>
            {MONTHS.map((month) => (
              <th key={month} scope="col">
                <span className={styles.hidden}>{say("year.month", { number: month })}</span>
                <span aria-hidden="true">{month}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <Task key={task.label} task={task} />
          ))}
        </tbody>
      </table>
      {note && (
        <div className={styles.note}>
          <RichText nodes={note} />
        </div>
      )}
    </SectionFrame>
  );
}

function Task({ task }: { task: BlockProps<typeof block>["tasks"][number] }) {
  const { say } = useStrings();
  const { label, often, months } = task;
  return (
    <tr>
      <th scope="row">
        {label} <small>{often}</small>
      </th>
      {MONTHS.map((month) => (
        <td key={month}>
          {months.includes(month) && (
            <span className={styles.due}>
              <span className={styles.hidden}>{say("year.due")}</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
