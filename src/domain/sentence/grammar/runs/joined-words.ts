import type { Length } from '../part.ts'
import type { Phrase, PhraseOf } from '../phrase.ts'

/** Words that join the parts of a run in another way than their sign says. */
export function joinRuns(phrases: readonly Phrase[], text: string): Phrase[] {
  const said = withoutPlaces(withoutWays(withoutRemainder(phrases, text), text), text)
  return restIsEasy(unitBehindAll(openWhole(said), text))
}

/** "HR under 140 for the rest": of what nothing else is said of. */
function withoutRemainder(phrases: readonly Phrase[], text: string): Phrase[] {
  return phrases.map((one, at): Phrase => {
    const isLimited = [phrases[at - 1], phrases[at - 2]].some((before) => before?.is === 'detail')
    const isRest =
      isLimited && one.is === 'rest word' && one.manner === 'rest' && /\bfor the $/i.test(text.slice(0, one.from))
    return isRest ? { is: 'filler', from: one.from, to: one.to } : one
  })
}

/** "continuous up and down @ threshold": how the hill is run, and no warm-up. */
function withoutWays(phrases: readonly Phrase[], text: string): Phrase[] {
  const isLength = (phrase: Phrase | undefined) => phrase?.is === 'length' || phrase?.is === 'rest'
  return phrases.map((one, at): Phrase => {
    const isWays =
      one.is === 'role' && one.role === 'both' && /^up\W*(?:and|n)?\W*down$/i.test(text.slice(one.from, one.to))
    const isNear = isLength(phrases[at + 1]) || (isLength(phrases[at - 1]) && phrases[at - 2]?.is !== 'count')
    return isWays && !isNear ? { is: 'filler', from: one.from, to: one.to } : one
  })
}

/** "steady round the Meadows": where it is run. */
function withoutPlaces(phrases: readonly Phrase[], text: string): Phrase[] {
  return phrases.map((one, at): Phrase => {
    const [before, next] = [phrases[at - 1], phrases[at + 1]]
    const isName = (phrase: Phrase | undefined) =>
      (phrase?.is === 'filler' || phrase?.is === 'unknown') &&
      /^(?:the )?\p{Lu}\p{Ll}+/u.test(text.slice(phrase.from, phrase.to))
    const isRound = (phrase: Phrase | undefined) =>
      phrase?.is === 'mark' && /^(?:round|around|along|through|over)$/i.test(text.slice(phrase.from, phrase.to))
    const isThe = next?.is === 'filler' && /^the$/i.test(text.slice(next.from, next.to)) && isName(phrases[at + 2])
    if (isRound(one) && (isName(next) || isThe)) return { is: 'filler', from: one.from, to: one.to }
    const isBehind = isRound(before) || (before?.is === 'filler' && isRound(phrases[at - 2]))
    return one.is === 'unknown' && isName(one) && isBehind ? { is: 'filler', from: one.from, to: one.to } : one
  })
}

/** "50:00 as 20 @ z2, 10 @ z3, 20 @ z2": what the whole is made of. */
function openWhole(phrases: readonly Phrase[]): Phrase[] {
  const at = phrases.findIndex((one) => one.is === 'mark' && one.mark === 'as')
  const [whole, as, piece] = [phrases[at - 1], phrases[at], phrases[at + 1]]
  const isFirst = phrases.slice(0, at - 1).every(({ is }) => is === 'sport' || is === 'filler' || is === 'session')
  if (at < 1 || !as || whole?.is !== 'length' || piece?.is !== 'length' || !isFirst) return [...phrases]
  const pieces = phrases.slice(at).filter((one): one is PhraseOf<'length'> => one.is === 'length')
  const [all, sum] = [
    minutesOf(whole.length),
    pieces.reduce((before, { length }) => before + (minutesOf(length) ?? Number.NaN), 0),
  ]
  if (all === undefined || Math.abs(sum - all) > 0.01 * all) return [...phrases]
  return phrases.map((one) => (one === as ? { is: 'sign', sign: ':', from: as.from, to: as.to } : one))
}

function minutesOf({ value, unit, clock }: Length): number | undefined {
  if (clock) return clock.length === 2 ? (clock[0] ?? 0) + (clock[1] ?? 0) / 60 : undefined
  if (unit === 'h') return value * 60
  return unit === undefined || unit === 'min' ? value : undefined
}

/** "2E + 3T + 1E miles", "2E 3T 2E (miles)": the unit behind the last is that of all. */
function unitBehindAll(phrases: readonly Phrase[], text: string): Phrase[] {
  const at = phrases.findIndex((one) => one.is === 'length' && /^(?:miles|kms?|k)$/i.test(text.slice(one.from, one.to)))
  const unit = phrases[at]
  if (unit?.is !== 'length' || at < 2) return [...phrases]
  const isLetter = (phrase: Phrase | undefined) =>
    phrase?.is === 'aim' && /^[A-Z]$/.test(text.slice(phrase.from, phrase.to))
  const bare = phrases.filter(
    (one, index) => one.is === 'length' && one.length.unit === undefined && isLetter(phrases[index + 1]),
  )
  if (bare.length < 2) return [...phrases]
  const isOpen = phrases[at - 1]?.is === 'open' && phrases[at + 1]?.is === 'close'
  return phrases.flatMap((one, index): Phrase[] => {
    if (index === at || (isOpen && (index === at - 1 || index === at + 1))) return []
    return bare.includes(one) && one.is === 'length'
      ? [{ ...one, length: { ...one.length, unit: unit.length.unit } }]
      : [one]
  })
}

/** "40 min run, first 10 at race pace, then easy": what is left of the whole. */
function restIsEasy(phrases: readonly Phrase[]): Phrase[] {
  const isPlaced = phrases.some((one) => one.is === 'mark' && one.mark === 'first')
  if (!isPlaced) return [...phrases]
  return phrases.flatMap((one, at): Phrase[] => {
    const [aim, end] = [phrases[at + 1], phrases[at + 2]]
    const isThen = (one.is === 'mark' && one.mark === 'then') || (one.is === 'rest word' && one.manner === 'rest')
    const isEasy = aim?.is === 'aim' && aim.aim.kind === 'effort' && /^(?:easy|steady|recovery)$/.test(aim.aim.name)
    if (!isThen || !isEasy || (end && end.is !== 'sign')) return [one]
    return [{ is: 'mark', mark: 'remainder', from: one.from, to: one.to }]
  })
}
