/**
 * What makes a session one of its type: bout, number, total work, share of work, rest ÷ work, intensity. These weigh
 * double in the score, and types are told apart by them alone.
 */
const coreBounds = [
  'bouts',
  'bout-seconds',
  'bout-metres',
  'work-seconds',
  'work-metres',
  'work-share',
  'work-zone',
  'work-pace',
  'intensity',
  'rest-ratio',
  'rest-seconds',
  'rest-per-100',
  'rest-per-100-fast',
  'rest-share',
  'set-rest',
  'set-size',
  'easy-share',
  'zone-2-share',
  'brisk-share',
  'strides',
  'ladder-shape',
  'ladder-step',
  'ladder-rest',
  'narrower-type',
] as const

/** What surrounds the work, and whether it can be remembered and read off a watch. */
const frameBounds = [
  'warmup-seconds',
  'warmup-share',
  'warmup-and-preparation',
  'main-share',
  'cooldown-seconds',
  'cooldown-share',
  'opening-power',
  'closing-power',
  'half-minutes',
  'repetition-distance',
  'distinct-distances',
  'rest-fives',
  'load-per-hour',
] as const

/** What is never broken; it has no weight in the score. `w-balance` and `bout-seconds` have a soft bound as well. */
const hardBounds = [
  'total-time',
  'total-distance',
  'step-seconds',
  'target-inside-zone',
  'ends-easy',
  'work-after-cooldown',
  'watch-steps',
  'repeat-depth',
  'pool-lengths',
] as const

/** A bound's name, for a program. */
export type BoundName =
  | (typeof coreBounds)[number]
  | (typeof frameBounds)[number]
  | (typeof hardBounds)[number]
  | 'w-balance'

const core: ReadonlySet<BoundName> = new Set(coreBounds)

/** What a soft bound weighs. A set that W' does not last for is not done, whatever else is right about it. */
export function weightOf(bound: BoundName): number {
  return core.has(bound) || bound === 'w-balance' ? 2 : 1
}
