/** A range of seconds, counts or shares, both ends included. */
export type Aim = readonly [least: number, most: number]

/**
 * What the sessions of a type aim at, in seconds and shares from 0 to 1. The figures lie a little inside the bounds that
 * coaches name, because lengths are rounded afterwards. Each session names the source of its own.
 */
export type Aims = {
  /** Whether the work is hard: then a session of 45 minutes or more has ten minutes of warm-up. */
  hard?: true
  /** Minimum seconds of warm-up, also in a session too short for a full one. */
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
  /** Seconds of the longest session that these aims are work enough for. */
  sessionUpTo?: number
  /** A session of at least these seconds has its work in two blocks with easy time between. */
  twoBlocksFrom?: number
  /** The least share of W' that a set may leave, where the model is too strict for what coaches write. */
  lowestWPrime?: number
}

/** A longer ride has its work in two blocks. Our choice: one would leave more than an hour of easy riding after it. */
export const LONG_RIDE_SECONDS = 9600

export const aimOfMinutes = (least: number, most: number): Aim => [least * 60, most * 60]

/** Warm-up takes at most this share of a session. Our choice: just below the .40 that coaches stay under. */
const MAX_WARMUP_SHARE = 0.38
/** From this length on a session has the longer warm-up, and a cool-down of five minutes. */
export const FULL_SESSION_SECONDS = 2300
/** In a session between this length and the full one the second of the warm-ups below is enough. */
const HALF_HOUR_SESSION_SECONDS = 1500
/** Least seconds of warm-up, by the length of the session. Strides or openers end a full one before hard work. */
const MIN_WARMUP = { hard: { full: 720, halfHour: 600, short: 300 }, other: { full: 600, halfHour: 480, short: 300 } }

/** The least seconds of a warm-up with room for all that belongs to it. */
export function fullWarmupSeconds({ hard }: Aims): number {
  return (hard ? MIN_WARMUP.hard : MIN_WARMUP.other).full
}

/** The least seconds of warm-up for a session of `total` seconds. */
export function minWarmupSeconds({ hard, warmup = 0 }: Pick<Aims, 'hard' | 'warmup'>, total: number): number {
  const { full, halfHour, short } = hard ? MIN_WARMUP.hard : MIN_WARMUP.other
  if (total >= FULL_SESSION_SECONDS) return Math.min(full, MAX_WARMUP_SHARE * total)
  const least = total >= HALF_HOUR_SESSION_SECONDS ? halfHour : short
  return Math.min(Math.max(least, warmup), MAX_WARMUP_SHARE * total)
}

export const MIN_COOLDOWN_SECONDS = 180

/** The least seconds of cool-down for a session of `total` seconds. */
export function minCooldownSeconds(total: number): number {
  return total >= FULL_SESSION_SECONDS ? 300 : MIN_COOLDOWN_SECONDS
}
