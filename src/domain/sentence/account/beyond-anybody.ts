import { type Sport, sportOf } from '../../sports/registry.ts'
import { zoneEffort } from '../../workout/effort.ts'
import { unroll } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { movingSecondsOf } from '../../workout/totals.ts'
import { describeStretch, describeTime } from '../request/describe.ts'
import { type Defaults, type Understood, type Unread, unreadAt } from '../result.ts'
import { isFarBeyondRecords } from './records.ts'

/**
 * What nobody can do by far, "3 h at 150%", "an hour at 2500 w": nothing is built of it, as a figure or its unit must be wrong,
 * and the workout would harm whoever tries. What only few can do stays a check.
 */
export function findBeyondAnybody(
  text: string,
  { asked, assumed, workout, found, unread, unusable }: Understood,
  references: Defaults['references'],
): Unread | undefined {
  const sport = asked.sport ?? assumed.sport
  if (unusable || !sport) return undefined
  const target = unread.find((one) => TOO_MUCH.test(one.sentence) && !OF_ATHLETE.test(text.slice(one.from, one.to)))
  if (target) return unreadAt(target, 'Nobody can ride, run or swim as hard, so nothing is built: check the figure.')
  const place = found.find(({ field }) => field === 'mainSet') ?? found.find(({ field }) => field === 'durationValue')
  if (!place) return undefined
  for (const step of unroll(workout?.steps ?? asked.mainSet ?? []).slice(0, MAX_STEPS)) {
    const seconds = movingSecondsOf(step, sport, references?.[sport])
    if (step.cadence && step.cadence.min > QUICKEST && seconds >= 60)
      return unreadAt(
        place,
        `Nobody turns ${step.cadence.min} times a minute for so long, so nothing is built: check the cadence.`,
      )
    if (isBeyond(step, seconds, sportOf(sport)) || isFarBeyondRecords(step, sportOf(sport).inPool))
      return unreadAt(
        place,
        `Nobody holds ${describeHow(step)} for ${describeLong(step)}, so nothing is built: choose an easier target or a shorter length.`,
      )
  }
  return undefined
}

const TOO_MUCH = /^Nobody (?:does|rides at) more than/
/** "ftp 3000" is no target. */
const OF_ATHLETE = /^\W*(?:my )?(?:ftp|threshold|cp)\b/i

// Enough to find what is beyond anybody.
const MAX_STEPS = 200

/** Turns or steps a minute that even a sprinter on a track holds for less than a minute. */
const QUICKEST = 220

function isBeyond({ target, effort, intensity }: Step, seconds: number, sport: Sport): boolean {
  if (intensity === 'rest' || intensity === 'recovery') return false
  if (!target || target.type === 'open') return (effort ?? 0) >= ALL_OUT && seconds > LONGEST_ALL_OUT
  if (target.type === 'heartrate') return false
  const { type, percentMin, zoneNumber } = target
  const percent = percentMin ?? (zoneNumber && zoneEffort(type, zoneNumber, sport)?.low)
  return percent !== undefined && percent > mostPercent(seconds, type === 'power')
}

const ALL_OUT = 9
/** Seconds: longer than anybody goes all out (our choice). */
const LONGEST_ALL_OUT = 4 * 3600

/**
 * The most percent of threshold that can be held for so long, with a wide margin. Power follows CP + W'/t (Monod and Scherrer,
 * 1965; Jones and Vanhatalo, Sports Medicine 2017), where W' is worth some 60 to 100 s of CP in the best; speed on foot and in
 * water has 30 to 60 s. Both are doubled here, and a threshold may be set 12 to 15 % too low. Beyond an hour speed falls with
 * the power 0.06 of the time (Riegel, American Scientist 1981), of which a little less is taken.
 */
function mostPercent(seconds: number, isPower: boolean): number {
  const [above, ofThreshold] = isPower ? [200, 1.15] : [100, 1.12]
  const tired = Math.max(1, seconds / 3600) ** -0.05
  return 100 * (ofThreshold + above / Math.max(1, seconds)) * tired
}

function describeHow({ target, effort }: Step): string {
  if (target?.percentMin !== undefined) return `${Math.round(target.percentMin)} %`
  if (target?.zoneNumber !== undefined) return `zone ${target.zoneNumber}`
  if (target?.type === 'power') return `${target.rangeMin} W`
  return target?.type === 'pace' ? 'this pace' : `an effort of ${effort} out of 10`
}

function describeLong({ duration }: Step): string {
  return duration.type === 'time' ? describeTime(duration.value) : describeStretch(duration)
}
