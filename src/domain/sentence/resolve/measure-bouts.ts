import { sportOf, type WorkoutType } from '../../sports/registry.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import type { Amount } from '../tokens/amounts.ts'
import { type Bout, clockSeconds, isPluralDistance, type SportContext, toOwnUnit } from './measure.ts'

/**
 * An amount as one of `times` bouts. A figure without a unit is metres from 100 on; below that it is minutes if all bouts
 * together stay within `mostMinutes` (2.5 hours, or the length of the session), else seconds, or metres with "m". Below 100,
 * bouts of threshold, sweet spot, tempo and endurance are in minutes, whatever their sum; with "s" only a few short ones are.
 */
export function toBout(
  amount: Amount,
  times: number,
  context: SportContext,
  mostMinutes = 150,
  type?: WorkoutType,
): Bout | string {
  const { inPool } = sportOf(context.sport)
  if (amount.kind === 'distance') return toBoutDistance(amount.value, amount.unit, context)
  // "3x8" of a swim: no repetition is as short.
  if (inPool && amount.kind === 'bare' && amount.value < 10) return 'Say how far each is, such as 8 × 100 m.'
  if (amount.kind === 'time') return toTimedBout(amount.seconds, amount.isSeconds === true)
  if (amount.kind === 'clock') return toTimedBout(clockSeconds(amount.parts, 'minutes'), false)
  // "3x30 s": no swim is as far.
  if (inPool && amount.kind === 's' && amount.value % 25 !== 0) return { value: amount.value, unit: 'seconds' }
  if (inPool) return toBoutDistance(amount.value, amount.kind === 'm' ? 'meters' : context.unit, context)
  const { kind, value } = amount
  const isLong = type === 'threshold' || type === 'sweet spot' || type === 'tempo'
  // "4x20 threshold" in an hour is too long, and the request says so; twenty seconds are never meant.
  if ((isLong || type === 'endurance') && kind !== 's' && value < 100) return { value, unit: 'minutes' }
  // "4x300s" on a bike: nobody rides 300 metres.
  if (kind === 's' && !(isPluralDistance(amount) && sportOf(context.sport).racePaces))
    // "2x20s sweet spot" is a plural: sweet spot is not ridden for twenty seconds.
    return (isLong && value <= MOST_PLURAL_BOUT && times * value <= MOST_PLURAL_MINUTES) ||
      (type === undefined && times * value < 60)
      ? { value, unit: 'minutes' }
      : { value, unit: 'seconds' }
  if (value >= 100) return { value, unit: 'meters' }
  if (value * times <= mostMinutes) return { value, unit: 'minutes' }
  return kind === 'm' ? { value, unit: 'meters' } : { value, unit: 'seconds' }
}

// Of "2x20s" and "3x15s" at threshold: each and all of them (our choice).
const [MOST_PLURAL_BOUT, MOST_PLURAL_MINUTES] = [30, 90]

/**
 * The rest between bouts, in seconds or as a distance. A bare figure is in seconds between bouts in seconds; between others,
 * and on land wherever it is small, it is in minutes.
 */
export function toRest(amount: Amount, context: SportContext, bout: Pick<Bout, 'unit'>): Bout {
  const seconds = (value: number): Bout => ({ value, unit: 'seconds' })
  if (amount.kind === 'time') return seconds(amount.seconds)
  if (amount.kind === 'clock') return seconds(clockSeconds(amount.parts, 'minutes'))
  if (amount.kind === 'distance') return { value: amount.value, unit: amount.unit }
  if (amount.kind === 's') return seconds(amount.value)
  const { inPool } = sportOf(context.sport)
  // "6x150 m, 50 m walk"
  if (amount.kind === 'm' && bout.unit === 'meters' && amount.value >= MIN_JOG_METRES)
    return { value: amount.value, unit: 'meters' }
  if (amount.kind === 'm')
    return amount.value < 60 && !inPool ? seconds(amount.value * 60) : { value: amount.value, unit: 'meters' }
  if (bout.unit === 'seconds')
    return seconds(amount.value < MIN_BARE_SECONDS && !inPool ? amount.value * 60 : amount.value)
  if (bout.unit === 'minutes') return seconds(amount.value < 15 ? amount.value * 60 : amount.value)
  // "10 x 200 / 200" is a jog of the same distance.
  if (!inPool && amount.value % 100 === 0) return { value: amount.value, unit: 'meters' }
  return seconds(amount.value < (inPool ? 5 : 8) ? amount.value * 60 : amount.value)
}

// Shorter ones are minutes (our choice).
const MIN_JOG_METRES = 25
// On land nobody rests for less: "rest 5" is minutes (our choice).
const MIN_BARE_SECONDS = 10

function toBoutDistance(value: number, unit: DistanceUnit, context: SportContext): Bout {
  return sportOf(context.sport).inPool ? toOwnUnit(value, unit, context) : { value, unit }
}

function toTimedBout(seconds: number, isSeconds: boolean): Bout {
  return isSeconds || seconds % 15 !== 0 || (seconds < 120 && seconds % 60 !== 0)
    ? { value: seconds, unit: 'seconds' }
    : { value: seconds / 60, unit: 'minutes' }
}
