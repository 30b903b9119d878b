/** The function, called once for each key: the same key gets the same value again. It keeps all keys and values. */
export function eachOnce<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key) ?? make(key)
    known.set(key, found)
    return found
  }
}
