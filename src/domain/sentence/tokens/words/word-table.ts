/** A table without a prototype: in a plain object the words "constructor" and "valueOf" would be found. */
export function wordTable<Value>(words: Record<string, Value>): Record<string, Value> {
  return Object.assign(Object.create(null), words)
}
