import { unroll } from '../../workout/groups.ts'
import type { Step, StoredSteps } from '../../workout/step.ts'
import type { BuiltPart } from '../request/built-part.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'

/** Names a warm-up that follows work and a cool-down that work follows: the words of an end were read as of another part. */
export function findEndsAmidWork({ entries, parts }: Facts): Check[] {
  if (!isEndAmidWork(entries)) return []
  const words = parts.find(isAmid)?.mentions ?? []
  const place = words.find(({ kind }) => kind === 'warm-up or cool-down') ?? words[0]
  return place ? [checkAt(place, AMID)] : []
}

const AMID = 'A warm-up or a cool-down was read amid the work: check the order.'

/** Whether a part holds an end of the session beside other steps, or is one at another place. */
function isAmid({ reading }: BuiltPart, at: number, { length }: readonly BuiltPart[]): boolean {
  const isBeside = reading.includes(',')
  return (
    (reading.includes('warm-up') && (isBeside || at > 0)) ||
    (reading.includes('cool-down') && (isBeside || at < length - 1))
  )
}

function isEndAmidWork(entries: StoredSteps): boolean {
  const steps = unroll(entries)
  const firstWork = steps.findIndex(isWork)
  const lastWork = steps.findLastIndex(isWork)
  return steps.some(
    ({ intensity }, at) =>
      (intensity === 'warmup' && at > firstWork && firstWork >= 0) || (intensity === 'cooldown' && at < lastWork),
  )
}

function isWork({ intensity }: Step): boolean {
  return intensity === 'interval' || intensity === 'active'
}
