import type { SportId, WorkoutType } from '../../sports/registry.ts'

/**
 * A median bout below the first is short, and so is one of at most the second, a quarter of a mile: it may rest for longer
 * than it lasts.
 */
export const SHORT_BOUT_SECONDS = 90
export const SHORT_BOUT_METRES = 402.5

/** A pause between two sets is at least this many times the usual pause. Our choice. */
export const SET_PAUSE_RATIO = 1.2

/** Both ends included. */
export type MinMax = readonly [min: number, max: number]

/** The bounds that a good session of one type keeps. Times in seconds, distances in metres, shares from 0 to 1. */
export type Bounds = {
  /** Where the figures come from. */
  source: string
  /** Where the work of the type lies, if it is not simply all that is above easy: `at threshold`. */
  where?: string
  /** Whether the type needs a long warm-up. */
  hard?: true
  /** Percent of threshold (power or speed) from which a step's middle counts as work. */
  floor: number
  /** The floor for a swim that has no work above the first one: its easy repetitions count then. */
  easyFloor?: number
  /** Percent from which a short step next to work is the easier half of an over-under and part of its bout. */
  under?: number
  /** Power zones that the work is in. */
  workZones?: readonly number[]
  /** Percent of FTP that the work is in, where that is between two zones. */
  workRange?: MinMax
  /** Time per distance of the work ÷ that at threshold: more is slower. The second span is for short bouts. */
  workPace?: MinMax
  workPaceOfShortBouts?: MinMax
  /** What the pace of a race may be in addition, where a step is named for it. */
  racePace?: MinMax
  /** Percent of FTP of an over-under bout as a whole. */
  overUnderMean?: MinMax
  /** Hard: no bout may be longer. */
  boutSecondsAtMost?: number
  boutSeconds?: MinMax
  /** For bouts written as a distance. */
  boutMetres?: MinMax
  bouts?: MinMax
  workSeconds?: MinMax
  workMetres?: MinMax
  /** Of time. */
  workShare?: MinMax
  /** Median rest ÷ median bout; the second span is for short bouts. */
  restRatio?: MinMax
  restRatioOfShortBouts?: MinMax
  restSeconds?: MinMax
  /** Seconds of rest per 100 m of the bout before it; the second span is for bouts faster than CSS. */
  restPer100?: MinMax
  restPer100FasterThanCss?: MinMax
  /** Of time. */
  restShare?: MinMax
  /** A pause of this length separates two sets; a set has at most `setSize` bouts. */
  setRest?: MinMax
  setSize?: MinMax
  /** Normalized power, or mean speed, ÷ threshold. */
  intensity?: MinMax
  loadPerHour?: MinMax
  /** Of W', where it differs from that of every session. */
  wBalance?: MinMax
  /** Usual lengths. A longer session is remarked on, and costs no score. */
  totalSeconds?: MinMax
  /** Share of time in zones 1 and 2, and in zone 2. */
  easyShare?: MinMax
  zone2Share?: MinMax
  /** Share of time at 76 % of FTP and more. */
  briskShare?: MinMax
  /** Seconds in all that are faster than zone 3. */
  strideSeconds?: MinMax
  /** What differs from `fromSeconds` on. */
  long?: { fromSeconds: number; easyShare: MinMax; strideSeconds: MinMax }
  /** Where it differs from that of every session. */
  warmupSeconds?: MinMax
  /** Whether a long session warms up with strides, openers or a build. */
  primers?: true
  ladder?: true
  /** The zones that the rungs of a ladder are in. */
  zonesOfRungs?: MinMax
  /** Types with narrower bounds: a session that keeps the core of one of them is of that type, and not of this one. */
  narrower?: readonly WorkoutType[]
}

/** The bounds of a sport's workout types; several of a type that has several families, the least hard first. */
export type SportBounds = {
  sport: SportId
  types: Readonly<Partial<Record<WorkoutType, Bounds | readonly [Bounds, ...Bounds[]]>>>
}

export const minutes = (min: number, max: number): MinMax => [min * 60, max * 60]
export const NO_LIMIT = Number.POSITIVE_INFINITY
