/** Both ends included. */
export type Aim = readonly [least: number, most: number]

/**
 * What the sessions of a type aim at: seconds, and shares of one. They lie a little inside of what coaches allow, for
 * lengths do not always come out even. Each session says where its figures come from.
 */
export type Aims = {
  /** Hard work wants a long warm-up: ten minutes once the whole takes three quarters of an hour. */
  hard: boolean
  /** The least seconds of warm-up, whatever the length. */
  warmup?: number
  bout: Aim
  /** A bout that nobody lasts longer than, in seconds. */
  longestBout?: number
  bouts: Aim
  work: Aim
  /** Work as a share of the whole. */
  share: Aim
  /** The middle recovery as a share of the middle bout; the second one where that bout is shorter than 90 s. */
  rest: Aim
  restOfShort?: Aim
  longestRest?: number
  /** Pauses from so many seconds on part sets and are no recoveries. */
  setPauseSeconds?: number
  /** Bouts of a set at most. */
  maxBoutsPerSet?: number
  /** Normalized power as a share of FTP. */
  intensity?: Aim
}

export const aimOfMinutes = (least: number, most: number): Aim => [least * 60, most * 60]

/** No session is more warm-up than this share. */
const MOST_WARMUP = 0.38
/** From this length on, hard work is warmed up for longer. Seconds. */
const LONG = 2700

/** Seconds of warm-up that a session of so many seconds asks for. */
export function minWarmupSeconds(aims: Aims, total: number): number {
  const least = aims.warmup ?? (aims.hard && total >= LONG ? 600 : 300)
  return Math.min(least, MOST_WARMUP * total)
}

/** Seconds. */
export const MIN_COOLDOWN_SECONDS = 180
