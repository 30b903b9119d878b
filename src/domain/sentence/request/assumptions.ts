import { sportOf } from '../../sports/registry.ts'
import { lengthAround } from '../resolve/length-around-set.ts'
import type { Length, Ruler } from '../resolve/measure.ts'
import type { Asked, Missing } from '../result.ts'
import { lengthReading } from './describe.ts'

/** What stands in for what was not said: the athlete's sport, an easy session, an hour or a usual distance. */
export function assumptions(asked: Asked, { sport, unit }: Ruler): { missing: Missing[]; assumed: Asked } {
  const missing: Missing[] = []
  const assumed: Asked = {}
  if (!asked.sport) {
    assumed.sport = sport
    missing.push({ field: 'sport', sentence: `No sport was named, so ${sportOf(sport).label.toLowerCase()}.` })
  }
  if (!asked.workoutType) {
    assumed.workoutType = 'endurance'
    missing.push({ field: 'workoutType', sentence: 'No type was named, so endurance.' })
  }
  if (asked.durationValue === undefined) {
    const usual = usualLength(asked, { sport, unit })
    Object.assign(assumed, usual)
    missing.push({ field: 'durationValue', sentence: `No length was said, so ${lengthReading(usual)}.` })
  }
  return { missing, assumed }
}

/** What holds the set that was said, else an hour or a usual distance. */
function usualLength({ set }: Asked, ruler: Ruler): Length {
  const around = set && lengthAround(set, ruler)
  if (around) return around
  return sportOf(ruler.sport).durationTypes.includes('time')
    ? { durationType: 'time', durationUnit: 'minutes', durationValue: 60 }
    : { durationType: 'distance', durationUnit: ruler.unit, durationValue: 2000 }
}
