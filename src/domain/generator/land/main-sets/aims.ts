/** A range of seconds, counts or shares, both ends included. */
export type Aim = readonly [least: number, most: number]

/**
 * What the sessions of a type aim at, in seconds and shares from 0 to 1. The figures lie a little inside the bounds that
 * coaches name, because lengths are rounded afterwards. Each session names the source of its own.
 */
export type Aims = {
  /** Whether the work is hard: then a session of 45 minutes or more has ten minutes of warm-up. */
  hard?: true
  /** Minimum seconds of warm-up where they do not depend on the length. */
  warmup?: number
  /** Seconds of a bout. */
  bout: Aim
  /** The same by heart rate, where it differs. */
  boutByHeartRate?: Aim
  /** The longest bout in seconds that can be done at this effort. */
  longestBout?: number
  /** Number of bouts. */
  bouts: Aim
  /** Seconds of work in all, and as a share of the whole session. */
  work: Aim
  share: Aim
  /** The median recovery as a share of the median bout; `restOfShort` where that bout is shorter than 90 s. */
  rest: Aim
  restOfShort?: Aim
  /** Seconds. */
  longestRest?: number
  /** A pause of at least this length lies between two sets and is no recovery. */
  setPauseSeconds?: number
  maxBoutsPerSet?: number
  /** Normalized power as a share of FTP. */
  intensity?: Aim
  /** The least share of W' that a set may leave, where the model is too strict for what coaches write. */
  lowestWPrime?: number
}

export const aimOfMinutes = (least: number, most: number): Aim => [least * 60, most * 60]

/** Warm-up takes at most this share of a session. Our choice: just below the .40 that coaches stay under. */
const MAX_WARMUP_SHARE = 0.38
/** From this length on a session has the longer warm-up, and a cool-down of five minutes. */
export const FULL_SESSION_SECONDS = 2300
/** From this length on a session has eight minutes of warm-up. */
const HALF_HOUR_SESSION_SECONDS = 1500
/** Seconds of it: strides or openers end the warm-up of hard work. */
const FULL_WARMUP = { hard: 720, other: 600 }

/** The least seconds of warm-up for a session of `total` seconds. */
export function minWarmupSeconds(aims: Pick<Aims, 'hard' | 'warmup'>, total: number): number {
  const full = aims.hard ? FULL_WARMUP.hard : FULL_WARMUP.other
  const short = total >= HALF_HOUR_SESSION_SECONDS ? 480 : 300
  const seconds = total >= FULL_SESSION_SECONDS ? full : Math.max(short, aims.warmup ?? 0)
  return Math.min(seconds, MAX_WARMUP_SHARE * total)
}

export const MIN_COOLDOWN_SECONDS = 180

/** The least seconds of cool-down for a session of `total` seconds. */
export function minCooldownSeconds(total: number): number {
  return total >= FULL_SESSION_SECONDS ? 300 : MIN_COOLDOWN_SECONDS
}
