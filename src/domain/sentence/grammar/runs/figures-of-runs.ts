import type { Aim, Length } from '../part.ts'
import type { Phrase } from '../phrase.ts'

/** Figures that mean something else in a run than their sign says: "5x800 @ 310", "3x1 T", "20 km, 800 m up", "ten easy minutes". */
export function readFiguresOfRuns(phrases: readonly Phrase[], text: string): Phrase[] {
  return withinWhole(joinUnits(noteClimbs(asDistances(asClocks(phrases), text), text), text), text)
}

/** "50 min tempo, 30 of it at tempo": within the whole. */
function withinWhole(phrases: readonly Phrase[], text: string): Phrase[] {
  return phrases.flatMap((one, at): Phrase[] => {
    const isOfIt = (index: number) => {
      const [of, it] = [phrases[index], phrases[index + 1]]
      return (
        of?.is === 'mark' &&
        of.mark === 'of' &&
        it !== undefined &&
        /^(?:it|that|which)$/i.test(text.slice(it.from, it.to))
      )
    }
    const { from } = one
    if (one.is === 'length' && isOfIt(at + 1) && phrases[at - 1]?.is === 'sign')
      return [{ is: 'mark', mark: 'include', from, to: from }, one]
    return isOfIt(at) && phrases[at - 1]?.is === 'length' ? [] : [one]
  })
}

/** "5x800 @ 310": three figures are minutes and seconds where nobody would run so slowly, or so fast. */
function asClocks(phrases: readonly Phrase[]): Phrase[] {
  let metres: number | undefined
  return phrases.map((one, at): Phrase => {
    if (one.is === 'length' && phrases[at - 1]?.is === 'count') metres = metresOf(one.length)
    if (one.is !== 'aim' || one.aim.kind !== 'percent' || !one.aim.isBare || !metres || one.aim.low !== one.aim.high)
      return one
    const { low } = one.aim
    const seconds = Math.floor(low / 100) * 60 + (low % 100)
    if (low < 200 || low > 959 || low % 100 > 59) return one
    const isPace = (time: number) =>
      (time * 1000) / (metres ?? 1000) >= FASTEST && (time * 1000) / (metres ?? 1000) <= SLOWEST
    if (!isPace(seconds)) return one
    const { from, to } = one
    const aim: Aim = { kind: 'time', seconds, from, to }
    return { is: 'aim', aim, isAt: true, from, to }
  })
}

// Seconds per kilometre.
const [FASTEST, SLOWEST] = [165, 450]

/** "3x1 T", "22 miles with 2x6 at MP": few of a distance, which is that of the whole or miles. */
function asDistances(phrases: readonly Phrase[], text: string): Phrase[] {
  const whole = phrases.find(
    (one) => one.is === 'length' && (one.length.unit === 'mi' || one.length.unit === 'km') && one.length.value >= 8,
  )
  return phrases.map((one, at): Phrase => {
    const count = phrases[at - 1]
    if (one.is !== 'length' || count?.is !== 'count' || one.length.unit !== undefined || one.length.clock) return one
    const next = phrases[at + 1]
    const isAt = next?.is === 'mark' && (next.mark === 'at' || next.mark === 'hold')
    const aim = isAt ? phrases[at + 2] : next
    if (aim?.is !== 'aim') return one
    const isLetter = /^[TMI]$/.test(text.slice(aim.from, aim.to))
    const isLong = aim.aim.kind === 'race' && (aim.aim.race === 'marathon' || aim.aim.race === 'half marathon')
    const all = one.length.value * count.times
    const isWithin = whole?.is === 'length' && whole.from < count.from && all <= whole.length.value * 0.9
    if (isWithin && (isLong || (isLetter && one.length.value <= LONGEST_OF_LETTERS)))
      return { ...one, length: { ...one.length, unit: whole.length.unit } }
    return isLetter && one.length.value <= LONGEST_OF_LETTERS && all <= MOST_MILES
      ? { ...one, length: { ...one.length, unit: 'mi' } }
      : one
  })
}

// Miles, or kilometres.
const [LONGEST_OF_LETTERS, MOST_MILES] = [3, 12]

/** "20 km, 800 m up": how much it climbs. */
function noteClimbs(phrases: readonly Phrase[], text: string): Phrase[] {
  return phrases.flatMap((one, at): Phrase[] => {
    const [before, next] = [phrases[at - 1], phrases[at + 1]]
    if (isClimb(before, one, text) && isBehindLength(phrases, at - 1)) return []
    if (one.is === 'length' && next && isClimb(one, next, text) && isBehindLength(phrases, at))
      return [{ is: 'detail', detail: { note: 'said', from: one.from, to: next.to }, from: one.from, to: next.to }]
    return [one]
  })
}

function isClimb(length: Phrase | undefined, word: Phrase, text: string): boolean {
  if (length?.is !== 'length' || (length.length.unit !== 'm' && length.length.unit !== 'meters')) return false
  const isWord = /^(?:up|vert|climb|climbing|gain|elevation|ascent|d)$/i.test(text.slice(word.from, word.to))
  return isWord && length.length.value >= 100 && word.is !== 'length' && word.is !== 'count'
}

function isBehindLength(phrases: readonly Phrase[], at: number): boolean {
  return phrases.slice(0, at).some(({ is }) => is === 'length') && phrases.every(({ is }) => is !== 'count')
}

/** "ten easy minutes", "3 hard miles": the word between belongs to both. */
function joinUnits(phrases: readonly Phrase[], text: string): Phrase[] {
  return phrases.flatMap((one, at): Phrase[] => {
    const [before, next] = [phrases[at - 1], phrases[at + 1]]
    if (isUnit(one, text) && before?.is === 'aim' && isBareLength(phrases[at - 2])) return []
    if (isBareLength(one) && next?.is === 'aim' && isUnit(phrases[at + 2], text)) {
      const unit = phrases[at + 2]
      return one.is === 'length' && unit?.is === 'length'
        ? [{ ...one, length: { ...one.length, unit: unit.length.unit } }]
        : [one]
    }
    return [one]
  })
}

function isUnit(phrase: Phrase | undefined, text: string): boolean {
  return (
    phrase?.is === 'length' &&
    /^(?:min(?:ute)?s|miles|kms?|kilomet(?:er|re)s|k)$/i.test(text.slice(phrase.from, phrase.to))
  )
}

function isBareLength(phrase: Phrase | undefined): boolean {
  return phrase?.is === 'length' && phrase.length.unit === undefined && !phrase.length.clock
}

function metresOf({ value, unit, clock }: Length): number | undefined {
  if (clock) return undefined
  if (unit === 'km') return value * 1000
  if (unit === 'mi') return value * 1609.344
  return (unit === 'meters' || unit === 'm' || unit === undefined) && value >= 100 ? value : undefined
}
