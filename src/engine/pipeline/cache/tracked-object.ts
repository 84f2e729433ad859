/**
 * An object that reports which of its fields are read, those that it lacks as well.
 *
 * @param onField called with the name of a field before it is read
 */
export function trackObject<Fields extends object>(
  fields: Fields,
  onField: (name: string) => void,
): Fields {
  return new Proxy(fields, {
    get(target, name, receiver) {
      if (typeof name === "string") onField(name);
      return Reflect.get(target, name, receiver);
    },
    has(target, name) {
      if (typeof name === "string") onField(name);
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      onField(ALL_FIELDS);
      return Reflect.ownKeys(target);
    },
  });
}

/** Stands for the names of all fields. */
export const ALL_FIELDS = "*";
