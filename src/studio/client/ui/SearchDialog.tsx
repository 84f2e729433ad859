import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import field from "../form/Field.module.scss";
import { Dialog } from "./Dialog.tsx";

/** A window with a list that gets shorter as words are typed, which can begin at once. */
export function SearchDialog({
  title,
  label,
  placeholder = label,
  wide,
  above,
  below,
  onClose,
  children,
}: {
  title: string;
  /** What the search is called. */
  label: string;
  placeholder?: string;
  wide?: boolean;
  /** What stands before the search. */
  above?: ReactNode;
  /** What stands after the list. */
  below?: ReactNode;
  onClose: () => void;
  /** The list, for the words that were typed. */
  children: (words: string) => ReactNode;
}) {
  const [words, setWords] = useState("");
  const search = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => search.current?.focus(), []);
  return (
    <Dialog title={title} wide={wide} onClose={onClose}>
      {above}
      <input
        ref={search}
        type="search"
        className={field.input}
        aria-label={label}
        placeholder={placeholder}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {children(words)}
      {below}
    </Dialog>
  );
}
