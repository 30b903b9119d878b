import type { Aim, Length } from './part.ts'
import type { Phrase, PhraseOf } from './phrase.ts'

/**
 * A target that changes from one repetition to the next, with where it begins: "start at 240 and add 5 watts each one"; and
 * steps of one length up to an end: "start 100 w, +20 w each min til 300 w".
 */
export function placeSteps(phrases: readonly Phrase[]): Phrase[] {
  const at = phrases.findIndex(({ is }) => is === 'step')
  const step = phrases[at]
  if (step?.is !== 'step') return [...phrases]
  const start = startOf(phrases, at, step)
  const ladder = start && ladderOf(phrases, at, step, start)
  if (ladder) return ladder
  if (!start) return [...phrases]
  const others = phrases.filter((_, index) => !start.taken.has(index))
  return others.map((one) => (one === step ? { ...step, step: { ...step.step, start: start.aim } } : one))
}

type Start = { aim: Aim; taken: Set<number> }

/** "start at 240", "starting 92%", "from 160", "100 w start". */
function startOf(phrases: readonly Phrase[], at: number, { step }: PhraseOf<'step'>): Start | undefined {
  for (const [index, phrase] of phrases.entries()) {
    if (Math.abs(index - at) > MOST_BETWEEN || phrase.is !== 'mark' || phrase.mark !== 'from') continue
    for (const offset of [1, 2, -1]) {
      const other = phrases[index + offset]
      const aim = other && figureOf(other, step.unit)
      if (!aim) continue
      const between = offset === 2 ? [index + 1] : []
      if (between.some((one) => phrases[one]?.is !== 'mark' && phrases[one]?.is !== 'filler')) continue
      return { aim, taken: new Set([index, index + offset, ...between]) }
    }
  }
  // "100 w up 20 w every minute"
  const before = phrases[at - 1]
  const aim = before?.is === 'aim' ? figureOf(before, step.unit) : undefined
  return aim && { aim, taken: new Set([at - 1]) }
}

const MOST_BETWEEN = 8

function figureOf(phrase: Phrase, unit: 'power' | 'percent'): Aim | undefined {
  const { from, to } = phrase
  if (phrase.is === 'aim' && (phrase.aim.kind === unit || (phrase.aim.kind === 'percent' && phrase.aim.isBare)))
    return { kind: unit, low: (phrase.aim as { low: number }).low, high: (phrase.aim as { low: number }).low, from, to }
  if (
    phrase.is !== 'length' ||
    phrase.length.unit !== undefined ||
    phrase.length.clock ||
    phrase.length.value < LEAST_FIGURE
  )
    return undefined
  return { kind: unit, low: phrase.length.value, high: phrase.length.value, from, to }
}

const LEAST_FIGURE = 40

/** "start 100 w, +20 w each min til 300 w", "every 3 min up 15 w from 160 to 250": rungs of one length with a target each. */
function ladderOf(phrases: readonly Phrase[], at: number, step: PhraseOf<'step'>, start: Start): Phrase[] | undefined {
  const length = lengthOfEach(phrases, at)
  const end = length && endOf(phrases, Math.max(at, length.last, ...start.taken), step.step.unit)
  if (!length || !end || start.aim.kind !== step.step.unit) return undefined
  const first = (start.aim as { low: number }).low
  const { by } = step.step
  const rungs = Math.floor((end.value - first) / by + 0.001) + 1
  if (!(rungs >= 2 && rungs <= MOST_RUNGS)) return undefined
  const taken = new Set([...start.taken, at, ...length.taken, ...end.taken])
  const span = { from: step.from, to: step.to }
  const aims = Array.from(
    { length: rungs },
    (_, index): Aim => ({ kind: step.step.unit, low: first + index * by, high: first + index * by, ...span }),
  )
  const lengths = aims.map((): Length => ({ ...length.length }))
  const firstTaken = Math.min(...taken)
  return phrases.flatMap((one, index): Phrase[] => {
    if (index === firstTaken)
      return [
        { is: 'rungs', lengths, ...span },
        { is: 'aims', aims, ...span },
        { is: 'rest', rest: { length: { value: 0, unit: 's', ...span }, aims: [], ...span }, isSure: true, ...span },
      ]
    const isChange = one.is === 'change' && index < firstTaken
    return taken.has(index) || isChange ? [] : (heldAt(phrases, index, step.step.unit) ?? [one])
  })
}

/** "hold 300 for 2 min" behind the steps: the figure is the target of what is held. */
function heldAt(phrases: readonly Phrase[], at: number, unit: 'power' | 'percent'): Phrase[] | undefined {
  const [mark, figure, link, length] = phrases.slice(at, at + 4)
  if (
    mark?.is === 'mark' &&
    mark.mark === 'hold' &&
    figure &&
    link?.is === 'mark' &&
    link.mark === 'for' &&
    length?.is === 'length'
  )
    return [{ ...mark, mark: 'then' }]
  const before = phrases[at - 1]
  const isHeld = before?.is === 'mark' && before.mark === 'hold'
  const aim = isHeld && phrases[at] ? figureOf(phrases[at], unit) : undefined
  return aim && phrases[at + 1]?.is === 'mark'
    ? [{ is: 'aim', aim, isAt: false, from: aim.from, to: aim.to }]
    : undefined
}

const MOST_RUNGS = 40

function lengthOfEach(
  phrases: readonly Phrase[],
  at: number,
): { length: Length; taken: number[]; last: number } | undefined {
  for (const index of [at + 1, at - 2]) {
    const [mark, length] = [phrases[index], phrases[index + 1]]
    const isEach =
      (mark?.is === 'mark' && (mark.mark === 'each' || mark.mark === 'every')) ||
      (mark?.is === 'sign' && mark.sign === '/')
    if (!isEach || (length?.is !== 'length' && length?.is !== 'send-off')) continue
    return { length: length.length, taken: [index, index + 1], last: index + 1 }
  }
  return undefined
}

function endOf(
  phrases: readonly Phrase[],
  behind: number,
  unit: 'power' | 'percent',
): { value: number; taken: number[] } | undefined {
  const [mark, end] = [phrases[behind + 1], phrases[behind + 2]]
  const aim = end && figureOf(end, unit)
  if (mark?.is !== 'mark' || mark.mark !== 'to' || !aim) return undefined
  return { value: (aim as { low: number }).low, taken: [behind + 1, behind + 2] }
}
