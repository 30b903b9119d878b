import { formatDuration } from '../../units/duration.ts'
import { everySession } from '../bounds/every-session.ts'
import type { AdviceByBound } from './context.ts'
import { formatTime } from './quantities.ts'

/** Advice on what makes a workout hard to follow, or different from the request. */
export const aboutForm = {
  'repeat-depth': () => 'A repeat covers more steps than there are before it: reduce its number of steps.',
  'total-time': ({ value }, { session: { asked } }) =>
    describeMissedLength(Number(value), asked && 'seconds' in asked ? asked.seconds : 0, formatTime),
  'total-distance': ({ value }, { session: { asked }, distance }) =>
    describeMissedLength(Number(value), asked && 'metres' in asked ? asked.metres : 0, distance),
  'work-after-cooldown': () =>
    'A hard step comes after the cool-down: move it before the cool-down, or change the intensity of the cool-down.',
  'ends-easy': (_, { session }) =>
    session.inPool
      ? 'The workout ends hard: add an easy length or two.'
      : 'The workout ends hard: add a few easy minutes at the end.',
  'target-inside-zone': ({ value }) => `The target of a step is ${value}: choose one inside a zone, or make it a ramp.`,
  'pool-lengths': ({ value }) =>
    `${value} is not a whole number of pool lengths: change it, so that the swim ends at the wall.`,
  'watch-steps': ({ value }) =>
    `It has ${value} steps, and watches accept at most ${everySession.watchSteps}: use a repeat for steps that occur again.`,
  'step-seconds': ({ value }) =>
    `A step of ${formatClock(value)} is hard to remember: make it ${formatClock(Math.max(5, 5 * Math.round(Number(value) / 5)))}.`,
} satisfies AdviceByBound

function describeMissedLength(value: number, asked: number, format: (amount: number) => string): string {
  const [more, off] = [value > asked, format(Math.abs(value - asked))]
  return `It is ${format(value)} long, and ${format(asked)} were requested: ${more ? 'remove' : 'add'} ${off}.`
}

/** Seconds of a finding as `7:03`. */
export function formatClock(seconds: number | string): string {
  return formatDuration(Number(seconds))
}
