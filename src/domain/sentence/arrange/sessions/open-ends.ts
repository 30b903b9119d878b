import type { Part } from './parts.ts'
import { hasMeaning, type Sayings } from './sayings.ts'
import type { Unit } from './units.ts'
import { timeOf } from './words.ts'

/** Whether no length is said of a usual end, nor of one that is named beside it: not "usual wu & cd 2 km each". */
export function isOpen(units: readonly Unit[], at: number, { isUsual }: Sayings, last: Part | undefined): boolean {
  const [unit, next] = units.slice(at, at + 2)
  const isBeside = unit?.mark === 'join' && last?.end !== undefined && last.tell !== undefined
  const hasLength = next?.head !== undefined && (next.mark === 'join' || next.mark === 'slash' || next.mark === 'none')
  const hasRemainder = units.some(({ ahead, behind }) => [...ahead, ...behind].some(({ kind }) => kind === 'remains'))
  return (isUsual || isBeside) && !hasLength && !hasRemainder
}

/** "usual WU + CD": an end of which no length is said. */
export function openEnd(said: Sayings, unit: Unit, span: { from: number; to: number }): Part | undefined {
  const { end, isRamp, hasUnknown } = said
  if (!end || isRamp || hasUnknown || hasMeaning({ ...said, end: undefined })) return undefined
  return {
    ...span,
    ...{ kind: 'bouts', times: 1, isCounted: false, lengths: [timeOf(SECONDS)], parts: [], aims: [], details: [] },
    ...{ isEasy: false, rests: [], picks: [], end, mark: unit.mark },
    tell: `The ${end} was taken to last ${SECONDS / 60} minutes: say how long it is, if not.`,
  }
}

// Of an end without a length (our choice).
const SECONDS = 600
