import { isSet, type Part } from './parts.ts'
import { hasMeaning, type Sayings } from './sayings.ts'
import type { Unit } from './units.ts'

/** Whether a heading only names what the parts say in full: "tempo bursts: 45 min at 80 %". */
export function isOnlyName({ aims, details, picks, isEasy, ...said }: Sayings): boolean {
  return (
    picks.length === 0 &&
    !isEasy &&
    [...aims, ...details].every(({ words }) => !/\d/.test(words)) &&
    !hasMeaning({
      ...said,
      aims: [],
      details: [],
      picks: [],
      isEasy: false,
      how: undefined,
      isBurst: false,
      isRamp: false,
      isFaster: false,
    })
  )
}

/** Whether a length behind a set may be a part of its bouts, or a number of them. */
export function isInDoubt(
  last: Part | undefined,
  { head, mark }: Unit,
  said: Sayings,
  next: Unit | undefined,
): boolean {
  if (!head) return false
  const isSingle = !head.isCounted && head.lengths.length === 1 && !head.inner
  // "2/4/6 min @ 10k/5k/3k pace"
  if (last && mark === 'slash' && isSet(last) && isSingle) return true
  // "3x8 min of 1 min hard, 1 min easy", "5x3 min with 5 min z1", "4 x 5 min hard + 3 min hard"
  const isTurn = said.isAlternate || next?.behind.some(({ kind }) => kind === 'alternate') === true
  if (last && ((said.isOf && !isTurn) || (said.isWith && (last.isCounted || last.lengths.length > 1)))) return true
  if (mark === 'join' && last?.isCounted && isSingle && said.aims.length > 0) return true
  // "6x7 min, 2 at 210 W, 2 at 225 W": lengths, or numbers of them.
  if (
    last &&
    isSet(last) &&
    isSingle &&
    !said.end &&
    !said.place &&
    head.lengths[0]?.figure !== undefined &&
    said.aims.length > 0
  )
    return true
  // "3 rounds of 40 s hard 30 s easy"
  return head.ofSets && !head.inner && head.lengths.length === 1 && next?.mark !== 'stop' && next?.head !== undefined
}

/** Whether what stands before a part is of it: "z2 ride now 5x8s sprints" says two things. */
export function isClear(waiting: Sayings, said: Sayings): boolean {
  if (!hasMeaning(waiting)) return true
  return !waiting.hasUnknown && (waiting.aims.length === 0 || said.aims.length === 0)
}

/** Whether nothing but its length is said of a bout. */
export function isPlain({ aims, details, isEasy, isCounted, lengths, rests }: Part): boolean {
  return aims.length + details.length + rests.length === 0 && !isEasy && !isCounted && lengths.length === 1
}

/** Whether a single length is surely a part: it says how it is done, or has a unit and nothing else beside it. */
export function isSure({ head, ahead, behind }: Unit, said: Sayings): boolean {
  const [length] = head?.lengths ?? []
  if (!length) return true
  const isTold =
    said.aims.length > 0 ||
    said.isEasy ||
    said.how !== undefined ||
    said.end !== undefined ||
    said.isEnds ||
    said.place === 'either' ||
    said.isRamp ||
    said.isTotal ||
    behind.some(({ kind }) => kind === 'talk')
  const hasUnit = length.figure === undefined && length.clock === undefined
  if (said.hasUnknown) return isTold && hasUnit
  if (length.clock !== undefined && said.aims.some(({ words }) => /^at \d:/.test(words))) return false
  return isTold || hasUnit || (length.clock === undefined && ahead.some(({ kind }) => kind === 'sport'))
}
