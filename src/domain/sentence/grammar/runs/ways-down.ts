import type { Phrase } from '../phrase.ts'

/** On hills an easy time with "down" behind it is the way back, and no cool-down: "6x4 min uphill, 4 min easy down". */
export function takeWaysDown(phrases: readonly Phrase[], text: string): Phrase[] {
  const hills = phrases.findIndex(
    (one) =>
      (one.is === 'session' && one.session === 'hills') ||
      (one.is === 'aim' && one.aim.kind === 'effort' && one.aim.name === 'hills'),
  )
  if (hills < 0) return [...phrases]
  const placed: Phrase[] = []
  for (const [at, phrase] of phrases.entries()) {
    const isDown = phrase.is === 'role' && /^(?:down|dn)$/i.test(text.slice(phrase.from, phrase.to))
    const own = isDown && at > hills ? wayBefore(placed) : undefined
    if (own === undefined) {
      placed.push(phrase)
      continue
    }
    const { from } = placed[own.at] as Phrase
    placed.splice(own.at)
    placed.push({
      is: 'rest',
      rest: { from, to: phrase.to, length: own.length, manner: own.manner, aims: [] },
      isSure: true,
      from,
      to: phrase.to,
    })
  }
  return placed
}

/** A time with an easy word, or with a manner, at the end of phrases. */
function wayBefore(phrases: readonly Phrase[]) {
  const last = phrases.at(-1)
  if (last?.is === 'rest' && last.rest.length && last.rest.aims.length === 0)
    return { at: phrases.length - 1, length: last.rest.length, manner: last.rest.manner ?? 'jog' } as const
  const isEasy = last?.is === 'aim' && last.aim.kind === 'effort' && last.aim.name === 'easy'
  const index = phrases.length - (isEasy || last?.is === 'rest word' ? 2 : 1)
  const length = phrases[index]
  if (length?.is !== 'length' || phrases[index - 1]?.is === 'count') return undefined
  return { at: index, length: length.length, manner: last?.is === 'rest word' ? last.manner : 'jog' } as const
}
