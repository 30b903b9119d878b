import { sumOf } from '../../units/numbers.ts'
import type { MinMax } from '../bounds/bounds.ts'
import { everySession, everySwim, minWarmupSeconds } from '../bounds/every-session.ts'
import { sizeOf } from '../bounds/pool-size.ts'
import { MAX_PRIMER_SECONDS, stretchesAfterWork, stretchesBeforeWork } from '../checks/easy-parts.ts'
import type { Finding } from '../checks/result.ts'
import { formatClock } from './about-form.ts'
import type { AdviceByBound, Context } from './context.ts'
import { formatTime } from './quantities.ts'

/** Advice on what surrounds the work. */
export const aboutFrame = {
  'warmup-seconds': ({ value }, { session, figures, time }) =>
    askForLonger(
      'Warm up',
      Number(value) > 0 && time(Number(value)),
      minWarmupSeconds(session.bounds, session.seconds),
      figures.bouts > 0 ? 'before the work' : 'at the start',
    ),
  'warmup-share': ({ value, side }, context) =>
    describeExtraEasyTime('before', 'warmup', Number(value), context) ??
    askForShare('Warm up', side, shareBounds(context).warmupShare, context),
  'warmup-and-preparation': (_, context) =>
    askForShare('Warm up and prepare', 'high', everySwim.warmupAndPreparation, context),
  'main-share': ({ side }, context) => {
    const [least, most] = everySwim.mainShare
    const { metres } = context.figures
    return side === 'low'
      ? `Make the main set longer: ${formatLengths(least * metres, Math.ceil, context)} of such a swim at least.`
      : `Make the main set shorter: ${formatLengths(most * metres, Math.floor, context)} at most leave room for warming up and swimming down.`
  },
  'cooldown-seconds': ({ value }, { figures, time }) =>
    askForLonger(
      'Cool down',
      Number(value) > 0 && time(Number(value)),
      everySession.cooldownSeconds[0],
      figures.bouts > 0 ? 'after the work' : 'at the end',
    ),
  'cooldown-share': ({ value, side }, context) =>
    describeExtraEasyTime('after', 'cooldown', Number(value), context) ??
    askForShare(context.session.inPool ? 'Swim down' : 'Cool down', side, shareBounds(context).cooldownShare, context),
  'opening-power': ({ value }) =>
    `Begin easier: it starts at ${Math.round(Number(value))} % of FTP, ${everySession.openingPower[1]} % at most lets the legs wake up.`,
  'closing-power': ({ value }) =>
    `End easier: it stops at ${Math.round(Number(value))} % of FTP, ${everySession.closingPower[1]} % at most lets the pulse come down.`,
  'half-minutes': ({ value }) =>
    `A step of ${formatClock(value)} is hard to remember: make it ${formatClock(30 * Math.round(Number(value) / 30))}.`,
  'repetition-distance': ({ value }) =>
    `Swim round distances: ${value} is hard to count, multiples of ${everySwim.repetitionMultiple} are not.`,
  'distinct-distances': ({ value }) =>
    `${value} different distances are hard to remember: ${everySwim.distinctDistances[1]} are plenty.`,
  'rest-fives': ({ value }) => `${value} seconds cannot be read off the clock at the wall: round them to five.`,
  // `intensity` says the same.
  'load-per-hour': () => undefined,
} satisfies AdviceByBound

function askForLonger(what: string, own: string | false, least: number, when: string): string {
  return own
    ? `${what} longer: ${formatTime(least)} ${when} instead of ${own}.`
    : `${what} for ${formatTime(least)} ${when}.`
}

/** Easy time before or after the work, where more than the named warm-up or cool-down makes it too long. */
function describeExtraEasyTime(
  when: 'before' | 'after',
  intensity: 'warmup' | 'cooldown',
  share: number,
  { session, figures: { seconds }, time }: Context,
): string | undefined {
  const [, most] = everySession[`${intensity}Share`]
  const named = sumOf(session.stretches, ({ step, seconds }) => (step.intensity === intensity ? seconds : 0))
  if (session.inPool || share <= most || share * seconds <= named + 1) return undefined
  const around = when === 'before' ? stretchesBeforeWork(session) : stretchesAfterWork(session)
  const isEasy = around.every(
    ({ isKnown, seconds, zones: [zone = 3] }) => !isKnown || seconds <= MAX_PRIMER_SECONDS || zone <= 2,
  )
  const own = `${time(share * seconds)}${isEasy ? ' of easy time' : ''} ${when} the work`
  return `Take some of the ${own} away or spread it out: ${formatTime(roundDownToHalfMinute(most * seconds))} at most is usual.`
}

function roundDownToHalfMinute(seconds: number): number {
  return seconds < 60 ? seconds : Math.floor(seconds / 30) * 30
}

function shareBounds({ session }: Context) {
  return session.inPool ? everySwim : everySession
}

function askForShare(what: string, side: Finding['side'], [least, most]: MinMax, context: Context): string {
  const { session, figures } = context
  if (!session.inPool)
    return side === 'low'
      ? `${what} longer: ${formatTime(least * figures.seconds)} at least.`
      : `${what} less: ${formatTime(roundDownToHalfMinute(most * figures.seconds))} at most.`
  return side === 'low'
    ? `${what} longer: ${formatLengths(least * figures.metres, Math.ceil, context)} at least.`
    : `${what} less: ${formatLengths(most * figures.metres, Math.floor, context)} at most.`
}

/** A distance in whole lengths of the pool, one at least. */
function formatLengths(metres: number, round: (lengths: number) => number, { session, distance }: Context): string {
  const length = session.poolLength ? sizeOf(session.poolLength).metres : 1
  return distance(Math.max(1, round(metres / length)) * length)
}
