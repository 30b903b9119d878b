import type { Phrase } from './phrase.ts'

/** Writes out a session by its name where nothing else is said of it: the fartlek of Moneghetti. */
export function writeClassics(phrases: readonly Phrase[]): Phrase[] {
  const at = phrases.findIndex((one) => one.is === 'session' && one.session === 'mona')
  const named = phrases[at]
  if (!named) return [...phrases]
  const { from, to } = named
  const rest = phrases.slice(at + 1)
  if (phrases.some((one) => one.is === 'count' || one.is === 'rungs'))
    return [...phrases.slice(0, at), { is: 'filler', from, to }, ...withFloats(rest)]
  const sets = MONEGHETTI.flatMap(([times, seconds]): Phrase[] => [
    { is: 'count', times, of: 'times', isBehind: false, from, to },
    { is: 'length', length: { value: seconds, unit: 's', from, to }, from, to },
    { is: 'aim', aim: { kind: 'effort', name: 'hard', from, to }, isAt: false, from, to },
    { is: 'rest', rest: { share: 1, manner: 'float', aims: [], from, to }, isSure: true, from, to },
    { is: 'sign', sign: ',', from, to },
  ])
  return [...phrases.slice(0, at), ...sets, ...rest]
}

/** Each of the sets with the same float behind it: as long, where nothing else is said. Bare figures are seconds. */
function withFloats(phrases: readonly Phrase[]): Phrase[] {
  const [rest, ...more] = phrases.flatMap((one) => (one.is === 'rest' ? [one] : []))
  if (more.length > 0) return [...phrases]
  const last = phrases.findLastIndex((one, index) => one.is === 'length' && phrases[index - 1]?.is === 'count')
  return phrases.flatMap((phrase, index): Phrase[] => {
    if (phrase.is !== 'length' || phrases[index - 1]?.is !== 'count') return [phrase]
    const { length, from, to } = phrase
    const timed: Phrase = { ...phrase, length: length.unit || length.clock ? length : { ...length, unit: 's' } }
    const float: Phrase = rest
      ? { ...rest, from, to }
      : { is: 'rest', rest: { share: 1, manner: 'float', aims: [], from, to }, isSure: true, from, to }
    return rest && index === last ? [timed] : [timed, float]
  })
}

// Times and seconds, each followed by a float as long.
const MONEGHETTI = [
  [2, 90],
  [4, 60],
  [4, 30],
  [4, 15],
] as const
