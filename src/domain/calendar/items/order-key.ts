// The order of a day's entries: each has a key, and keys sort as text. A new key fits between any two, so that an entry
// moves without a change of the others (David Greenspan, "Implementing Fractional Indexing", 2020).

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'

/** A key between two others, or before or after all; undefined if the two leave no room because they do not rise. */
export function keyBetween(before: string | undefined, after: string | undefined): string | undefined {
  if (before !== undefined && after !== undefined && before >= after) return undefined
  return middle(before ?? '', after)
}

/** A number of short keys in rising order. */
export function spreadKeys(count: number): string[] {
  const width = Math.ceil(Math.log(count + 2) / Math.log(DIGITS.length))
  const step = DIGITS.length ** width / (count + 1)
  return Array.from({ length: count }, (_, index) =>
    // Without a zero at the end, before which no key would fit.
    Math.floor(step * (index + 1))
      .toString(DIGITS.length)
      .padStart(width, '0')
      .replace(/0+$/, ''),
  )
}

function middle(before: string, after: string | undefined): string {
  if (after !== undefined) {
    let shared = 0
    while ((before[shared] ?? '0') === after[shared]) shared += 1
    if (shared > 0) return after.slice(0, shared) + middle(before.slice(shared), after.slice(shared))
  }
  const low = before ? DIGITS.indexOf(before.charAt(0)) : 0
  const high = after ? DIGITS.indexOf(after.charAt(0)) : DIGITS.length
  if (high - low > 1) return DIGITS.charAt(Math.round((low + high) / 2))
  if (after !== undefined && after.length > 1) return after.charAt(0)
  return DIGITS.charAt(low) + middle(before.slice(1), undefined)
}
