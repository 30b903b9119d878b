/**
 * The bounds that make a session one of its type: bout, number, total work, share of work, rest ÷ work, intensity. They
 * weigh double in the score, and a type is inferred from them alone.
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

/** The bounds of what surrounds the work, and of how well the workout can be remembered. */
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

/** The bounds that must never break; they have no weight in the score. `w-balance` and `bout-seconds` are both. */
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

/** Identifies a bound in a verdict. */
export type BoundName =
  | (typeof coreBounds)[number]
  | (typeof frameBounds)[number]
  | (typeof hardBounds)[number]
  | 'w-balance'

const core: ReadonlySet<BoundName> = new Set(coreBounds)

/** The weight of a soft bound. W' counts as core: a set that it does not last for cannot be finished. */
export function weightOf(bound: BoundName): number {
  return core.has(bound) || bound === 'w-balance' ? 2 : 1
}
