/** As long as file systems and people stand; a name that is cut keeps whole characters. */
const MAX_CHARACTERS = 80

/**
 * A name that is a safe file name on every system: no separators, no control characters, none of the names that Windows
 * keeps for devices, no dots or blanks at its ends.
 */
export function safeFileName(name: string, otherwise: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
  const short = [...plain]
    .slice(0, MAX_CHARACTERS)
    .join('')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
  if (short === '') return otherwise
  return /^(con|prn|aux|nul|(com|lpt)[0-9¹²³])(\.|$)/i.test(short) ? `${short.replace('.', ' ')} file` : short
}

/** Makes names unique, also where capitals do not count: the second `Easy` becomes `Easy (2)`. */
export function createUniqueNames(): (name: string) => string {
  const counts = new Map<string, number>()
  const claim = (name: string): string => {
    const key = name.toLowerCase()
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? name : claim(`${name} (${count})`)
  }
  return claim
}
