import { formatDuration } from '../../units/duration.ts'
import { everySession } from '../bounds/every-session.ts'
import type { AdviceByBound } from './context.ts'
import { formatTime } from './quantities.ts'

/** Advice on what makes a workout hard to follow, or different from the request. */
export const aboutForm = {
  'repeat-depth': () =>
    'A repeat takes in more steps than stand before it: let it cover only those directly before it.',
  'total-time': ({ value }, { session: { asked } }) =>
    describeMissedLength(Number(value), asked && 'seconds' in asked ? asked.seconds : 0, formatTime),
  'total-distance': ({ value }, { session: { asked }, distance }) =>
    describeMissedLength(Number(value), asked && 'metres' in asked ? asked.metres : 0, distance),
  'work-after-cooldown': () =>
    'Something hard comes after the cool-down: move it before, or call that step something else.',
  'ends-easy': (_, { session }) =>
    session.inPool ? 'It ends hard: add an easy length or two.' : 'It ends hard: add a few easy minutes at the end.',
  'target-inside-zone': ({ value }) => describeMisplacedTarget(String(value)),
  'pool-lengths': ({ value }, { session }) =>
    `${value} is no whole number of lengths in a pool of ${session.poolLength?.length ?? 25}: round it to one.`,
  'watch-steps': ({ value }) =>
    `It has ${value} steps and watches take ${everySession.watchSteps}: write what comes back as a repeat.`,
  'step-seconds': ({ value }) =>
    `A step of ${formatClock(value)} is hard to remember: make it ${formatClock(Math.max(5, 5 * Math.round(Number(value) / 5)))}.`,
} satisfies AdviceByBound

function describeMissedLength(value: number, asked: number, format: (amount: number) => string): string {
  const [more, off] = [value > asked, format(Math.abs(value - asked))]
  return `It comes to ${format(value)} where ${format(asked)} were asked for: ${more ? 'take off' : 'add'} ${off}.`
}

function describeMisplacedTarget(place: string): string {
  return place.startsWith('a ') || place.startsWith('no ')
    ? `There is ${place}: choose another target for that step.`
    : `A target lies ${place}: move it into one zone, or make it a ramp.`
}

/** Seconds of a finding as `7:03`. */
export function formatClock(seconds: number | string): string {
  return formatDuration(Number(seconds))
}
