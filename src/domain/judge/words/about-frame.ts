import { sumOf } from '../../units/numbers.ts'
import type { MinMax } from '../bounds/bounds.ts'
import { everySession, everySwim, minWarmupSeconds } from '../bounds/every-session.ts'
import { sizeOf } from '../bounds/pool-size.ts'
import type { Finding } from '../checks/result.ts'

import { clock } from './about-form.ts'
import { inTime } from './quantities.ts'
import type { Scene } from './scene.ts'
import type { Sentences } from './sentence.ts'

/** What is wrong around the work. */
export const aboutFrame = {
  'warmup-seconds': ({ value }, { session, figures, time }) =>
    longer(
      'Warm up',
      Number(value) > 0 && time(Number(value)),
      minWarmupSeconds(session.bounds, session.seconds),
      figures.bouts > 0 ? 'before the work' : 'at the start',
    ),
  'warmup-share': ({ value, side }, scene) =>
    easyTime('before', 'warmup', Number(value), scene) ??
    shareOfAll('Warm up', side, sharesIn(scene).warmupShare, scene),
  'warmup-and-preparation': (_, scene) =>
    shareOfAll('Warm up and prepare', 'high', everySwim.warmupAndPreparation, scene),
  'main-share': ({ side }, { figures, distance }) => {
    const [least, most] = everySwim.mainShare
    return side === 'low'
      ? `Make the main set longer: ${distance(least * figures.metres)} of such a swim at least.`
      : `Make the main set shorter: ${distance(most * figures.metres)} at most leave room for warming up and swimming down.`
  },
  'cooldown-seconds': ({ value }, { figures, time }) =>
    longer(
      'Cool down',
      Number(value) > 0 && time(Number(value)),
      everySession.cooldownSeconds[0],
      figures.bouts > 0 ? 'after the work' : 'at the end',
    ),
  'cooldown-share': ({ value, side }, scene) =>
    easyTime('after', 'cooldown', Number(value), scene) ??
    shareOfAll(scene.session.inPool ? 'Swim down' : 'Cool down', side, sharesIn(scene).cooldownShare, scene),
  'opening-power': ({ value }) =>
    `Begin easier: it starts at ${Math.round(Number(value))} % of FTP, ${everySession.openingPower[1]} % at most lets the legs wake up.`,
  'closing-power': ({ value }) =>
    `End easier: it stops at ${Math.round(Number(value))} % of FTP, ${everySession.closingPower[1]} % at most lets the pulse come down.`,
  'half-minutes': ({ value }) =>
    `A step of ${clock(value)} is hard to remember: make it ${clock(30 * Math.round(Number(value) / 30))}.`,
  'repetition-distance': ({ value }) =>
    `Swim round distances: ${value} is hard to count, multiples of ${everySwim.repetitionsOf} are not.`,
  'distinct-distances': ({ value }) =>
    `${value} different distances are hard to remember: ${everySwim.distinctDistances[1]} are plenty.`,
  'rest-fives': ({ value }) => `${value} seconds cannot be read off the clock at the wall: round them to five.`,
  // Says the same as the intensity.
  'load-per-hour': () => undefined,
} satisfies Sentences

function longer(what: string, own: string | false, least: number, when: string): string {
  return own ? `${what} longer: ${inTime(least)} ${when} instead of ${own}.` : `${what} for ${inTime(least)} ${when}.`
}

/** Easy riding before or after the work, where it is more than what is called a warm-up or a cool-down. */
function easyTime(
  when: 'before' | 'after',
  intensity: 'warmup' | 'cooldown',
  share: number,
  { session, figures: { seconds }, time }: Scene,
): string | undefined {
  const [, most] = everySession[`${intensity}Share`]
  const named = sumOf(
    session.stretches.filter(({ step }) => step.intensity === intensity),
    (one) => one.seconds,
  )
  if (session.inPool || share <= most || share * seconds <= named + 1) return undefined
  const own = `${time(share * seconds)} of easy time ${when} the work`
  return `Take some of the ${own} away or spread it out: ${inTime(wholeHalves(most * seconds))} at most is usual.`
}

function wholeHalves(seconds: number): number {
  return seconds < 60 ? seconds : Math.floor(seconds / 30) * 30
}

function sharesIn({ session }: Scene) {
  return session.inPool ? everySwim : everySession
}

function shareOfAll(
  what: string,
  side: Finding['side'],
  [least, most]: MinMax,
  { session, figures, distance }: Scene,
): string {
  if (!session.inPool)
    return side === 'low'
      ? `${what} longer: ${inTime(least * figures.seconds)} at least.`
      : `${what} less: ${inTime(wholeHalves(most * figures.seconds))} at most.`
  const length = session.poolLength ? sizeOf(session.poolLength).metres : 1
  const said = (lengths: number) => distance(Math.max(1, lengths) * length)
  return side === 'low'
    ? `${what} longer: ${said(Math.ceil((least * figures.metres) / length))} at least.`
    : `${what} less: ${said(Math.floor((most * figures.metres) / length))} at most.`
}
