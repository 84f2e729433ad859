/** What a {@link TrackedMap} does when it is read. */
export interface MapTracking<Value> {
  /** Called before one entry is looked up. */
  onOne(key: string): void;
  /** Called before all of them are gone through. */
  onAll(): void;
  /** Gives a value in the form in which it is handed out. */
  give(value: Value): Value;
}

/** A map that reports what is read of it. */
export class TrackedMap<Value> implements ReadonlyMap<string, Value> {
  readonly #map: ReadonlyMap<string, Value>;
  readonly #tracking: MapTracking<Value>;

  constructor(map: ReadonlyMap<string, Value>, tracking: MapTracking<Value>) {
    this.#map = map;
    this.#tracking = tracking;
  }

  get(key: string): Value | undefined {
    this.#tracking.onOne(key);
    const value = this.#map.get(key);
    return value === undefined ? undefined : this.#tracking.give(value);
  }

  has(key: string): boolean {
    this.#tracking.onOne(key);
    return this.#map.has(key);
  }

  get size(): number {
    this.#tracking.onAll();
    return this.#map.size;
  }

  *entries(): MapIterator<[string, Value]> {
    this.#tracking.onAll();
    for (const [key, value] of this.#map) yield [key, this.#tracking.give(value)];
  }

  *values(): MapIterator<Value> {
    for (const [, value] of this.entries()) yield value;
  }

  *keys(): MapIterator<string> {
    for (const [key] of this.entries()) yield key;
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }

  forEach(call: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    for (const [key, value] of this.entries()) call(value, key, this);
  }
}
