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

/** The bounds of how easy the easy parts are and of what W' lasts for, without which nobody can train a workout as written. */
const effortBounds = ['w-balance', 'warmup-effort', 'recovery-effort'] as const

/** The bounds of what coaches do inside a zone, and of the short fast parts around the work. */
const detailBounds = [
  'target-part',
  'heart-rate-bouts',
  'over-under-mean',
  'over-under-share',
  'rung-zones',
  'nearly-equal-bouts',
  'joined-steps',
  'primers',
  'stride-rest',
  'sprint-seconds',
  'sprint-rest',
  'sprints',
  'sprint-work',
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
  | (typeof effortBounds)[number]
  | (typeof detailBounds)[number]
  | (typeof hardBounds)[number]

const heavy: ReadonlySet<BoundName> = new Set([...coreBounds, ...effortBounds])

/** The weight of a soft bound. */
export function weightOf(bound: BoundName): number {
  return heavy.has(bound) ? 2 : 1
}
