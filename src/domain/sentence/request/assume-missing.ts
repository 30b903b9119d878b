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
    const usual = lengthThatHolds(usualLength(asked, { sport, unit }), asked, sportOf(sport), reference)
    Object.assign(assumed, usual)
    const why = isLengthLeftOut ? 'The length that was said is left out' : 'No length was said'
    missing.push({ field: 'durationValue', sentence: `${why}, so ${describeLength(usual)}.` })
  }
  return { missing, assumed }
}

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
