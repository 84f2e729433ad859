import type { Block, BlockForm } from "../../contract/field.ts";
import { HelpText } from "../form/HelpText.tsx";
import { SearchDialog } from "../ui/SearchDialog.tsx";
import styles from "./BlockMenu.module.scss";

/** All kinds of blocks, each with a small picture: the gallery's first example. */
export function BlockMenu({
  forms,
  onChoose,
  onClose,
}: {
  forms: BlockForm[];
  onChoose: (body: Block) => void;
  onClose: () => void;
}) {
  return (
    <SearchDialog
      title="What shall be added?"
      label="Find a part"
      placeholder="Find a part by what it is for"
      wide
      onClose={onClose}
    >
      {(words) => (
        <ul className={styles.menu}>
          {matching(forms, words).map((form) => (
            <Entry
              key={form.type}
              form={form}
              onChoose={() => {
                onChoose(form.body);
                onClose();
              }}
            />
          ))}
        </ul>
      )}
    </SearchDialog>
  );
}

function Entry({ form, onChoose }: { form: BlockForm; onChoose: () => void }) {
  return (
    <li className={styles.entry}>
      <div className={styles.picture} inert>
        {form.examples > 0 && (
          <iframe
            src={`/_blocks/${form.type}/1`}
            title={`An example of ${form.label}`}
            loading="lazy"
            tabIndex={-1}
          />
        )}
      </div>
      <button type="button" className={styles.choose} onClick={onChoose}>
        {form.label}
      </button>
      <HelpText text={form.help} />
    </li>
  );
}

function matching(forms: BlockForm[], words: string): BlockForm[] {
  const wanted = words.toLowerCase().trim();
  return forms.filter(({ label, help }) => `${label} ${help}`.toLowerCase().includes(wanted));
}
