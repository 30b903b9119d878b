import { type Bounds, type MinMax, NO_LIMIT } from './bounds.ts'

/** The bounds of every type. Times in seconds, distances in metres, shares from 0 to 1, powers in percent of FTP. */
export const everySession = {
  /** The shares by which a workout may miss the length that was asked for. */
  timeError: 0.02,
  distanceError: 0.01,
  stepSecondsMultiple: 5,
  watchSteps: 50,
  /** Of W'. No rider gets below the hard one; a good session does not go below the soft one. */
  wBalanceHard: [-0.5, 1] as MinMax,
  wBalance: [0, 1] as MinMax,
  /** Steps of `from` seconds and more are multiples of `of`. */
  halfMinutes: { from: 60, of: 30 },
  warmupSeconds: 300,
  /** For a hard session of `longSeconds` and more. */
  warmupSecondsOfHard: 600,
  longSeconds: 2700,
  warmupShare: [0, 0.4] as MinMax,
  cooldownSeconds: [180, NO_LIMIT] as MinMax,
  cooldownShare: [0, 0.3] as MinMax,
  openingPower: [0, 60] as MinMax,
  closingPower: [0, 60] as MinMax,
  /** Of neighbouring steps, the share with one target. */
  joinedSteps: [0, 0.1] as MinMax,
  /** Of a bout by heart rate: the pulse needs about so long to follow an effort. */
  heartRateBoutSeconds: [120, NO_LIMIT] as MinMax,
  /** For a session of hard work of so many seconds and more. */
  primersFromSeconds: 2400,
} as const

/** The bounds of every swim, instead of the shares above. The main set is the work. */
export const everySwim = {
  repetitionMultiple: 25,
  restSecondsMultiple: 5,
  warmupShare: [0.08, 0.35] as MinMax,
  warmupAndPreparation: [0, 0.55] as MinMax,
  mainShare: [0.38, 0.8] as MinMax,
  cooldownShare: [0.05, 0.25] as MinMax,
  distinctDistances: [0, 6] as MinMax,
} as const

/** The shortest warm-up, in seconds, of a session that lasts some seconds. */
export function minWarmupSeconds(
  { warmupSeconds, hard }: Pick<Bounds, 'warmupSeconds' | 'hard'>,
  seconds: number,
): number {
  if (warmupSeconds) return warmupSeconds[0]
  return hard && seconds >= everySession.longSeconds ? everySession.warmupSecondsOfHard : everySession.warmupSeconds
}
