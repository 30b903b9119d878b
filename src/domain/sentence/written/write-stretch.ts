import { effortZones } from '../../sports/effort-zones.ts'
import { type SportId, sportOf } from '../../sports/registry.ts'
import { type Head, type Part, roleOf, saidOf, says } from '../outline/part.ts'
import { toStretch } from '../resolve/measure.ts'
import { speedOf, tellSpeed } from './speeds-of-rides.ts'
import { writeEffort } from './spoken-effort.ts'
import { hasFigure } from './spoken-figure.ts'
import { isSteadySwim } from './steady-swims.ts'
import { detailsOf, restOf, secondsIn, workEffort, writeDetails } from './write-work.ts'
import { NO_LENGTH, type WritingContext, type WrittenPart, writeLength } from './writing.ts'

type StretchHead = Extract<Head, { kind: 'amount' | 'warm-up or cool-down' }>

/** Writes one stretch: a warm-up, easy time, steady work. */
export function writeStretch(part: Part, head: StretchHead, context: WritingContext): WrittenPart | string {
  const length = head.amount && toStretch(head.amount, context, roleOf(part) !== undefined)
  if (!length) return NO_LENGTH
  const [ramp] = saidOf(part, 'ramp')
  // A ramp without figures is a warm-up, or falling a cool-down.
  const said = roleOf(part)
  const role = said ?? (ramp && !hasFigure(part) ? (ramp.ramp === 'falling' ? 'cooldown' : 'warmup') : undefined)
  const effort = role
    ? writeEffort(part, context, context.sentence, { seconds: secondsIn(length) })
    : workEffort(part, length, { ...context, ...(ramp ? { type: undefined } : {}) })
  const isOpenRamp = ramp !== undefined && !effort
  // "spin 45 min at 95 rpm"
  const speed = speedOf(part)
  const isOnlyTurned = !role && !effort && context.isWhole === true && (says(part, 'cadence') || speed !== undefined)
  const isSteady = !effort && !isOpenRamp && !isOnlyTurned && isSteadySwim(part, context)
  // "2h with 4x10 sweet spot in the second hour"
  const isLong = role === 'warmup' && !effort && !isOpenRamp && (secondsIn(length) ?? 0) >= LEAST_OF_LONG
  const isWalked = isWalk(part, head, context) && (role !== undefined || effort?.text === 'easy')
  if (isWalked)
    return {
      lines: [`- Walk ${writeLength(length)} ${role ?? 'recovery'}`],
      mentions: [head, ...(effort?.mentions ?? [])],
      assumed: [],
    }
  // "8x(30s hill, 2 min easy)"
  const hills = role ? [] : saidOf(part, 'session').filter(({ session }) => session === 'hills')
  const isUphill = hills.length > 0
  const details = writeDetails(part, context, isUphill ? ['uphill'] : [])
  const isNoted = details.some((one) => one.startsWith('"'))
  const words = [
    role === 'warmup' ? 'Warm up' : role === 'cooldown' ? 'Cool down' : isUphill && !isNoted ? 'Uphill' : '',
    writeLength(length),
    isOpenRamp
      ? writeRamp(context.sport, role === 'cooldown')
      : isOnlyTurned || isSteady
        ? 'steady'
        : isLong
          ? 'Z2'
          : effort?.text,
    ...details,
  ]
  const rest = restOf(part, undefined, length, context)
  return {
    lines: [`- ${words.filter(Boolean).join(' ')}`, ...(rest ? [`- ${rest.text}`] : [])],
    mentions: [
      head,
      ...(effort?.mentions ?? []),
      ...hills,
      ...(isOpenRamp ? [ramp] : []),
      ...detailsOf(part),
      ...(rest?.mentions ?? []),
    ],
    assumed: [
      ...(isOpenRamp ? [RAMP] : isOnlyTurned ? [speed ? STEADY_AT_SPEED : STEADY] : []),
      ...(isSteady ? [STEADY_SWIM] : []),
      ...(isLong ? [LONG_WARM_UP] : []),
      ...(speed ? [tellSpeed(speed, length)] : []),
    ],
  }
}

/** Whether a stretch of a run is walked: "5 min walk, 20 min jog, 5 min walk". */
function isWalk(part: Part, head: StretchHead, { sentence, sport }: WritingContext): boolean {
  if (sportOf(sport).trainer !== 'treadmill') return false
  return [head, ...saidOf(part, 'session')].some(({ from, to }) => WALK.test(sentence.slice(from, to)))
}

const WALK = /\bwalk(?:ing|s)?\b(?!\s*(?:or|\/|and)\s*jog)/i
const RAMP = 'No figures were said for the ramp, so it goes from easy to steady.'

const STEADY_AT_SPEED = 'How hard it is was not said beside the speed, so steady.'
// In seconds: a shorter one starts in zone 1 (our choice).
const LEAST_OF_LONG = 45 * 60
const LONG_WARM_UP = 'So long a warm-up is done in zone 2.'
const STEADY_SWIM = 'How hard it is swum was not said, so steady.'
const STEADY = 'How hard it is was not said beside the cadence, so steady.'

/** A ramp from the middle of zone 1 to the middle of zone 2, or back (our choice). */
function writeRamp(sport: SportId, isFalling: boolean): string {
  const ends = effortZones(sportOf(sport))
    .slice(0, 2)
    .map(({ low, high }) => Math.round((low + high) / 2))
  return `ramp ${(isFalling ? ends.toReversed() : ends).join('-')}%`
}
