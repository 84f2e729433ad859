import { createContext, useContext, useState } from "react";

/** Values that are made once for a document, and kept as long as it lives. */
export class DocumentValues {
  readonly #values = new Map<string, unknown>();

  /** The value of a name, made when it is first asked for. */
  get<Value>(name: string, make: () => Value): Value {
    if (!this.#values.has(name)) this.#values.set(name, make());
    return this.#values.get(name) as Value;
  }

  /** Whether a value was made. */
  has(name: string): boolean {
    return this.#values.has(name);
  }

  /** Has the value made anew when it is next asked for. */
  forget(name: string): void {
    this.#values.delete(name);
  }
}

/** Hands the document's values to the components that need them. The client's entry makes them. */
export const DocumentContext = createContext<DocumentValues | undefined>(undefined);

/** The values of the document; a component that is shown by itself has its own. */
export function useDocumentValues(): DocumentValues {
  const shared = useContext(DocumentContext);
  const [own] = useState(() => shared ?? new DocumentValues());
  return shared ?? own;
}
