/** The values that were asked for last. Others are forgotten, and made again when somebody asks. */
export interface Recent<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
  /** Another one with the same values. What becomes of either is nothing to the other. */
  copy(): Recent<Key, Value>;
}

/**
 * Makes an empty one.
 *
 * @param most how many values are held
 */
export function createRecent<Key, Value>(most: number): Recent<Key, Value> {
  return recentOf(most, new Map());
}

function recentOf<Key, Value>(most: number, held: Map<Key, Value>): Recent<Key, Value> {
  const put = (key: Key, value: Value) => {
    held.delete(key);
    held.set(key, value);
    const [oldest] = held.keys();
    if (held.size > most && oldest !== undefined) held.delete(oldest);
  };
  return {
    get(key) {
      const value = held.get(key);
      if (value !== undefined) put(key, value);
      return value;
    },
    set: put,
    delete: (key) => void held.delete(key),
    copy: () => recentOf(most, new Map(held)),
  };
}
