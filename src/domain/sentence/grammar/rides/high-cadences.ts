import type { Aim, Cadence } from '../part.ts'
import type { Phrase } from '../phrase.ts'

/** Of words for a high cadence without a figure, in revolutions a minute (our choice). */
const HIGH: Cadence = { min: 100, max: 110 }
const NAMED =
  /^(?:high|hi) (?:cad\w*|rpm)$|^(?:fast|quick) (?:legs?|spin\w*|pedal\w*|feet)$|^spin[ -]?ups?$|^leg ?speed$/i
/** Bare figures that are a cadence beside one that is named, and no percent. */
const [LEAST, MOST] = [80, 130]

/** Words for a high cadence as one, "spin-ups", "fast legs", and the bare figures of a session of cadences. */
export function readHighCadences(phrases: readonly Phrase[], text: string): Phrase[] {
  const isNamed = (one: Phrase) => one.is === 'detail' && NAMED.test(text.slice(one.from, one.to))
  if (!phrases.some((one) => isNamed(one) || isCadence(one))) return [...phrases]
  const isOnly =
    !phrases.some((one) => one.is === 'aim' && isFigure(one.aim)) && !phrases.some(({ is }) => is === 'aims')
  const said = isOnly ? phrases.map(asCadence) : [...phrases]
  const hasFigure = said.some(isCadence)
  return said.flatMap((one, at): Phrase[] => {
    if (one.is === 'sign' && one.sign === '+' && isCadence(said[at - 1]) && isBareAim(phrases[at - 1])) return []
    if (one.is !== 'detail' || !isNamed(one)) return [one]
    const { from, to } = one
    // The figure beside the words says it.
    if (hasFigure && isBeside(said, at)) return [one]
    const cadence: Phrase = { is: 'detail', detail: { cadence: HIGH, from, to }, from, to }
    // "fast legs": the words stay beside the step, which is not as hard as they sound.
    return /^(?:fast|quick)/i.test(text.slice(from, to)) ? [cadence, one] : [cadence]
  })
}

function isCadence(phrase: Phrase | undefined): boolean {
  return phrase?.is === 'detail' && phrase.detail.cadence !== undefined
}

function isBareAim(phrase: Phrase | undefined): boolean {
  return phrase?.is === 'aim' && phrase.aim.kind === 'percent' && phrase.aim.isBare === true
}

function isFigure(aim: Aim): boolean {
  if (aim.kind === 'percent') return !aim.isBare || aim.low < LEAST || aim.high > MOST
  return aim.kind === 'power' || aim.kind === 'beats'
}

function asCadence(phrase: Phrase): Phrase {
  if (phrase.is !== 'aim' || phrase.aim.kind !== 'percent' || !phrase.aim.isBare) return phrase
  const { from, to, aim } = phrase
  return { is: 'detail', detail: { cadence: { min: aim.low, max: aim.high }, from, to }, from, to }
}

/** Whether a cadence in figures stands in the same part. */
function isBeside(phrases: readonly Phrase[], at: number): boolean {
  const isEnd = ({ is }: Phrase) => is === 'sign' || is === 'close' || is === 'count'
  for (const step of [1, -1])
    for (let index = at + step; phrases[index] && !isEnd(phrases[index] as Phrase); index += step)
      if (isCadence(phrases[index])) return true
  // "fast legs 6x1 at 110", "spin-ups, 6x1 min 110 rpm": the title of the set behind it.
  return phrases.slice(at).some(isCadence) && !phrases.slice(0, at).some(({ is }) => is === 'count')
}
