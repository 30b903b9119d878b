import type { WorkoutType } from '../../sports/registry.ts'
import type { MinMax } from '../bounds/bounds.ts'
import { details, sprintBounds } from '../bounds/details.ts'
import { everySession, everySwim, minWarmupSeconds } from '../bounds/every-session.ts'
import type { Finding } from '../checks/result.ts'
import { isOfShortBouts } from '../reading/as-type.ts'
import { easyBoundsFor } from '../reading/easy-bounds.ts'
import { formatPercent } from './about-work.ts'
import type { Advice, AdviceByBound, Context } from './context.ts'
import { describeType } from './context.ts'
import { differ, formatRange, formatShare, formatTime, withArticle } from './quantities.ts'

/** A matter of taste, such as what is easily remembered, is not remarked upon. */
const unremarked: Advice = () => undefined

/** Observations, instead of advice, on lengths and numbers that an athlete spelled out. */
export const aboutChosenLengths: AdviceByBound = {
  'half-minutes': unremarked,
  'step-seconds': unremarked,
  'repetition-distance': unremarked,
  'distinct-distances': unremarked,
  'rest-fives': unremarked,
  'nearly-equal-bouts': unremarked,
  'joined-steps': unremarked,
  'target-part': unremarked,
  bouts: ({ value, side }, { bout, session }) =>
    Number(value) === 0
      ? 'Nothing in it is as hard as the work of its type.'
      : compare(`It has ${value} ${Number(value) === 1 ? bout : `${bout}s`}`, side, session.bounds.bouts, String),
  'narrower-type': ({ value }, { session }) =>
    `By its efforts, its work and its rests it is ${describeType(value as WorkoutType, session.sport)}.`,
  'bout-seconds': ({ value, side }, { bout, session, time, isWorkByDistance }) =>
    isWorkByDistance && session.bounds.boutMetres
      ? undefined
      : compare(`Each ${bout} takes ${time(Number(value))}`, side, session.bounds.boutSeconds, formatTime),
  'bout-metres': ({ value, side }, { bout, session, distance, usualDistance }) => {
    const [least, most] = session.bounds.boutMetres ?? [0, 0]
    const own = distance(Number(value))
    return own === usualDistance(side === 'low' ? least : most)
      ? undefined
      : compare(`Each ${bout} is ${own} long`, side, session.bounds.boutMetres, usualDistance)
  },
  'work-seconds': ({ value, side }, { session, time }) =>
    compare(`The work comes to ${time(Number(value))}`, side, session.bounds.workSeconds, formatTime),
  'work-metres': ({ value, side }, { session, distance, usualDistance }) =>
    compare(`The work comes to ${distance(Number(value))}`, side, session.bounds.workMetres, usualDistance),
  'work-share': ({ value, side }, { session }) =>
    comparePercents(value, side, session.bounds.workShare, (own) => `Work takes ${own} of the time`),
  'rest-ratio': ({ side }, context) => describeRests(side, context),
  'rest-seconds': ({ value, side }, { session, time }) =>
    compare(
      `A rest takes ${(session.inPool ? formatTime : time)(Number(value))}`,
      side,
      session.bounds.restSeconds,
      formatTime,
    ),
  'rest-per-100': ({ value, side }, { session }) => compareRestPer100(value, side, session.bounds.restPer100),
  'rest-per-100-fast': ({ value, side }, { session }) =>
    compareRestPer100(value, side, session.bounds.restPer100FasterThanCss),
  'rest-share': ({ value }) => `Rests take ${formatShare(Number(value))} of the time.`,
  'set-rest': ({ value, side }, { session }) =>
    compare(`Between two sets are ${formatTime(Number(value))}`, side, session.bounds.setRest, formatTime),
  'set-size': ({ value, side }, { session, bout }) =>
    compare(`There are ${value} ${bout}s without a longer pause`, side, session.bounds.setSize, String),
  'easy-share': ({ value, side }, { session }) =>
    comparePercents(value, side, easyBoundsFor(session).easyShare, (own) => `${own} of the time is in zones 1 and 2`),
  'zone-2-share': ({ value, side }, { session }) =>
    comparePercents(value, side, session.bounds.zone2Share, (own) => `${own} of the time is in zone 2 (Endurance)`),
  'brisk-share': ({ value, side }, { session }) =>
    comparePercents(value, side, session.bounds.briskShare, (own) => `${own} of the time is at tempo and above`),
  strides: ({ value, side }, { session, time }) =>
    compare(`Fast running comes to ${time(Number(value))}`, side, easyBoundsFor(session).strideSeconds, formatTime),
  intensity: ({ side }, { kind }) => `As a whole it is ${side === 'low' ? 'easy' : 'hard'} for ${kind}.`,
  'ladder-shape': ({ value }) => `${value} does not go up, down, or up and down again as a ladder does.`,
  'ladder-step': ({ value }) => `The rungs ${value} differ by unequal distances.`,
  'ladder-rest': () => 'After a longer rung there is less rest than after a shorter one.',
  'warmup-seconds': ({ value, side }, { session, time }) =>
    compareEnd('warm-up', Number(value), side, [minWarmupSeconds(session.bounds, session.seconds), Infinity], time),
  'cooldown-seconds': ({ value, side }, { time }) =>
    compareEnd('cool-down', Number(value), side, everySession.cooldownSeconds, time),
  'warmup-share': ({ side }, context) => compareShare('The warm-up', side, boundsOf(context).warmupShare, context),
  'cooldown-share': ({ side }, context) =>
    compareShare('The cool-down', side, boundsOf(context).cooldownShare, context),
  'warmup-and-preparation': ({ side }, context) =>
    compareShare('All before the main set', side, everySwim.warmupAndPreparation, context),
  'main-share': ({ side }, context) => compareShare('The main set', side, everySwim.mainShare, context),
  'stride-rest': ({ value, side }, { time }) =>
    compare(`The rest between them is ${time(Number(value))}`, side, details.strideRest, formatTime),
  'sprint-rest': ({ side }) => `The rests between the sprints are ${side === 'low' ? 'short' : 'long'}.`,
  sprints: ({ value, side }) => compare(`It has ${value} sprints`, side, sprintBounds.bouts, String),
  'sprint-work': ({ value, side }) =>
    compare(`Sprints come to ${formatTime(Number(value))}`, side, sprintBounds.workSeconds, formatTime),
}

/** `Each effort takes 7 minutes: 5 minutes at most is usual.` */
function compare(
  own: string,
  side: Finding['side'],
  [least, most]: readonly [number, number] = [0, 0],
  format: (amount: number) => string,
): string {
  return `${own}: ${side === 'low' ? `${format(least)} at least` : `${format(most)} at most`} is usual.`
}

/** The share is rounded away from the limit that it misses. */
function comparePercents(
  share: Finding['value'],
  side: Finding['side'],
  range: MinMax | undefined,
  write: (own: string) => string,
): string {
  const own = formatPercent(Number(share), side === 'low' ? Math.floor : Math.ceil)
  return compare(write(own), side, range, formatPercent)
}

function compareRestPer100(value: Finding['value'], side: Finding['side'], range: MinMax | undefined): string {
  const own = `${Number(value).toFixed(0)} seconds of rest for each 100 m`
  return compare(own, side, range, (seconds) => `${seconds} seconds`)
}

function describeRests(side: Finding['side'], { figures, session, bout, time }: Context): string {
  const [bouts, rests] = [session.bouts.map(({ seconds }) => seconds), session.rests.map(({ seconds }) => seconds)]
  if (differ(bouts) || differ(rests))
    return `The rests take ${formatRange(rests, formatTime)} between ${bout}s of ${formatRange(bouts, formatTime)}: that is ${side === 'low' ? 'short' : 'long'}.`
  const { restSeconds = 0, boutSeconds = 0 } = figures
  const { restRatio, restRatioOfShortBouts } = session.bounds
  const [least, most] = (isOfShortBouts(session) && restRatioOfShortBouts) || restRatio || [0, 0]
  const own = `A rest takes ${time(restSeconds)} after ${withArticle(bout)} of ${time(boutSeconds)}`
  return compare(own, side, [least * boutSeconds, most * boutSeconds], formatTime)
}

function compareEnd(end: string, seconds: number, side: Finding['side'], range: MinMax, time: Context['time']): string {
  return compare(seconds > 0 ? `The ${end} takes ${time(seconds)}` : `It has no ${end}`, side, range, formatTime)
}

function boundsOf({ session }: Context) {
  return session.inPool ? everySwim : everySession
}

function compareShare(what: string, side: Finding['side'], [least, most]: MinMax, context: Context): string {
  const { session, figures, usualDistance } = context
  const own = `${what} is ${side === 'low' ? 'short' : 'long'}`
  return session.inPool
    ? compare(own, side, [least * figures.metres, most * figures.metres], usualDistance)
    : compare(own, side, [least * figures.seconds, most * figures.seconds], formatTime)
}
