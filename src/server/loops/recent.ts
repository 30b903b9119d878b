/** Keeps the values that were used last, at most `most` of them. */
export function createRecent<Value>(most: number) {
  const values = new Map<string, Value>()
  const keep = (key: string, value: Value) => {
    values.delete(key)
    values.set(key, value)
    for (const [oldest] of values) {
      if (values.size <= most) break
      values.delete(oldest)
    }
    return value
  }
  return {
    /** The value of a key, made if it is not there. */
    get: (key: string, make: () => Value): Value => keep(key, values.get(key) ?? make()),
    forget: (key: string) => void values.delete(key),
    /** The one that was used last at the end. */
    all: () => [...values.values()],
  }
}
