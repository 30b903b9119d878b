import { sportOf } from '../../sports/registry.ts'
import type { Length, SportContext } from '../resolve/measure.ts'
import type { Asked, Missing } from '../result.ts'
import { describeLength } from './describe.ts'
import { lengthAroundSet } from './length-around-set.ts'
import { lengthThatHolds } from './length-that-holds.ts'

/**
 * Defaults for what was not said, or is left out: the athlete's own sport, endurance, and a length. A long run of which nothing
 * else is said has no work in it. Where nothing that was said can be built, only the sport.
 */
export function assumeMissing(
  asked: Asked,
  { sport, unit }: SportContext,
  { isLengthLeftOut, isNothingUsable, isWritten }: Record<'isLengthLeftOut' | 'isNothingUsable' | 'isWritten', boolean>,
  reference?: number,
): { missing: Missing[]; assumed: Asked } {
  const missing: Missing[] = []
  const assumed: Asked = {}
  if (!asked.sport) {
    assumed.sport = sport
    missing.push({ field: 'sport', sentence: `No sport was named, so ${sportOf(sport).label.toLowerCase()}.` })
  }
  if (isNothingUsable) return { missing, assumed }
  if (!asked.workoutType) {
    assumed.workoutType = 'endurance'
    missing.push({ field: 'workoutType', sentence: 'No type was named, so endurance.' })
  }
  if (!isWritten && !asksForParts(asked) && (asked.workoutType ?? assumed.workoutType) === 'endurance')
    assumed.effort = 'endurance'
  if (asked.durationValue === undefined) {
    const usual =
      sumOfTimes(asked) ?? lengthThatHolds(usualLength(asked, { sport, unit }), asked, sportOf(sport), reference)
    Object.assign(assumed, usual)
    const why = isLengthLeftOut ? 'The length that was said is left out' : 'No length was said'
    missing.push({ field: 'durationValue', sentence: `${why}, so ${describeLength(usual)}.` })
  }
  return { missing, assumed }
}

/** How long both ends and the set are together, where each of them and the rest are said as times: nothing else is asked for. */
function sumOfTimes({ warmup, set, cooldown }: Asked): Length | undefined {
  if (!warmup || !cooldown || set?.restSeconds === undefined) return undefined
  const [before, bout, after] = [warmup, set, cooldown].map(({ value, unit }) =>
    unit === 'minutes' ? value * 60 : unit === 'seconds' ? value : undefined,
  )
  if (before === undefined || bout === undefined || after === undefined) return undefined
  const seconds = before + set.times * (bout + set.restSeconds) + after
  const isUsual = seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS
  return isUsual ? { durationType: 'time', durationUnit: 'minutes', durationValue: seconds / 60 } : undefined
}

// Of a session that is made of a set and its ends (our choice).
const [LEAST_SECONDS, MOST_SECONDS] = [20 * 60, 3 * 3600]

/** Whether the effort of the whole, or a set with its own, was asked for. */
function asksForParts({ effort, set, mainSet }: Asked): boolean {
  return (effort ?? set ?? mainSet) !== undefined
}

/** The length that holds the main set; without a set in distances an hour or more, or 2,000 of a swim's unit. */
function usualLength(asked: Asked, context: SportContext): Length {
  const around = lengthAroundSet(asked, context)
  if (around) return around
  return sportOf(context.sport).durationTypes.includes('time')
    ? { durationType: 'time', durationUnit: 'minutes', durationValue: 60 }
    : { durationType: 'distance', durationUnit: context.unit, durationValue: 2000 }
}
