import type { Bounds, MinMax } from './bounds.ts'

const OPEN = Number.POSITIVE_INFINITY

/** What holds of sessions of every type. Times in seconds, distances in metres, shares from 0 to 1, powers in % of FTP. */
export const everySession = {
  /** By how much a workout may miss what was asked. */
  timeError: 0.02,
  distanceError: 0.01,
  stepSecondsOf: 5,
  watchSteps: 50,
  /** Of W': below the first no rider gets, below the second a good session does not go. */
  wBalanceHard: [-0.5, 1] as MinMax,
  wBalance: [0, 1] as MinMax,
  /** Steps of a minute and more are multiples of half a minute. */
  halfMinutes: { from: 60, of: 30 },
  warmupSeconds: 300,
  /** A hard session of `longSeconds` and more. */
  warmupSecondsOfHard: 600,
  longSeconds: 2700,
  warmupShare: [0, 0.4] as MinMax,
  cooldownSeconds: [180, OPEN] as MinMax,
  cooldownShare: [0, 0.3] as MinMax,
  openingPower: [0, 60] as MinMax,
  closingPower: [0, 60] as MinMax,
} as const

/** What holds of every swim instead of the shares above. The main set is the work. */
export const everySwim = {
  repetitionsOf: 25,
  restSecondsOf: 5,
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
