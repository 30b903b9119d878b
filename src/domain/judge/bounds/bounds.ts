import { effortZones } from '../../sports/effort-zones.ts'
import { type Sport, type SportId, sportOf, type WorkoutType } from '../../sports/registry.ts'
import { sources } from './sources.ts'

/** A median bout shorter than this may rest longer than it lasts. */
export const SHORT_BOUT_SECONDS = 90

/** A pause between two sets is at least this many times the usual pause. Our choice. */
export const SET_PAUSE_RATIO = 1.2

/** Both ends included. */
export type MinMax = readonly [min: number, max: number]

/** The bounds that a good session of one type keeps. Times in seconds, distances in metres, shares from 0 to 1. */
export type Bounds = {
  /** Where the figures come from. */
  source: string
  /** Whether the type needs a long warm-up. */
  hard: boolean
  /** Percent of threshold (power or speed) from which a step's middle counts as work. */
  floor: number
  /** The floor for a swim that has no work above the first one: its easy repetitions count then. */
  easyFloor?: number
  /** Percent from which a short step next to work is the easier half of an over-under and part of its bout. */
  under?: number
  /** Power zones that the work is in. */
  workZones?: readonly number[]
  /** Time per distance of the work ÷ that at threshold: more is slower. */
  workPace?: MinMax
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
  /** Median rest ÷ median bout; the second span holds where the median bout is shorter than 90 s. */
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
  /** Usual lengths. A longer session is remarked on, and costs no score. */
  totalSeconds?: MinMax
  /** Share of time in zones 1 and 2, and in zone 2. */
  easyShare?: MinMax
  zone2Share?: MinMax
  /** Share of time at 76 % of FTP and more. */
  briskShare?: MinMax
  /** Seconds in all that are faster than zone 3. */
  strideSeconds?: MinMax
  /** Where it differs from that of every session. */
  warmupSeconds?: MinMax
  ladder?: true
  /** Types with narrower bounds: a session that keeps the core of one of them is of that type, and not of this one. */
  narrower?: readonly WorkoutType[]
}

const minutes = (min: number, max: number): MinMax => [min * 60, max * 60]
const NO_LIMIT = Number.POSITIVE_INFINITY

/** By sport and type. */
const boundsOfTypes: Record<string, Bounds> = {
  'cycling endurance': {
    source: sources.coggan,
    hard: false,
    floor: 75,
    easyShare: [0.85, 1],
    zone2Share: [0.6, 1],
    briskShare: [0, 0.1],
    intensity: [0.55, 0.76],
    loadPerHour: [33, 58],
  },
  'cycling tempo': {
    source: sources.coggan,
    hard: false,
    floor: 75,
    workZones: [3],
    boutSeconds: minutes(5, 45),
    bouts: [1, 8],
    workSeconds: minutes(15, 75),
    workShare: [0.24, 0.7],
    restRatio: [0.1, 0.8],
    intensity: [0.68, 0.86],
    loadPerHour: [46, 74],
  },
  'cycling sweet spot': {
    source: sources.sweetSpot,
    hard: true,
    floor: 87,
    workZones: [4],
    boutSeconds: minutes(5, 40),
    bouts: [1, 9],
    workSeconds: minutes(14, 60),
    workShare: [0.25, 0.7],
    restRatio: [0.15, 1],
    intensity: [0.74, 0.9],
    loadPerHour: [55, 80],
  },
  'cycling threshold': {
    source: sources.threshold,
    hard: true,
    floor: 95,
    under: 87,
    workZones: [5],
    boutSeconds: minutes(3, 30),
    bouts: [1, 10],
    workSeconds: minutes(12, 60),
    workShare: [0.18, 0.6],
    restRatio: [0.1, 1],
    intensity: [0.76, 0.92],
    loadPerHour: [58, 85],
  },
  // Zone 6 is anaerobic capacity: with W' of 75 s × FTP an athlete holds 140 % for 188 s in all.
  'cycling v02 max': {
    source: sources.anaerobic,
    hard: true,
    floor: 126,
    workZones: [6],
    boutSecondsAtMost: 90,
    boutSeconds: [15, 60],
    bouts: [5, 30],
    workSeconds: minutes(3, 12),
    workShare: [0.06, 0.3],
    restRatio: [1, 5],
    setRest: [180, 420],
    setSize: [1, 10],
    intensity: [0.72, 0.97],
  },
  'cycling interval': {
    source: sources.rides,
    hard: true,
    floor: 87,
    workZones: [4, 5, 6],
    boutSeconds: [30, 1200],
    bouts: [3, 24],
    workSeconds: minutes(5, 45),
    workShare: [0.1, 0.6],
    restRatio: [0.25, 4],
    intensity: [0.7, 0.95],
    narrower: ['sweet spot', 'threshold', 'v02 max'],
  },
  'running endurance': {
    source: sources.running,
    hard: false,
    floor: 88,
    totalSeconds: minutes(20, 150),
    easyShare: [0.85, 1],
    strideSeconds: [0, 240],
    intensity: [0.6, 0.88],
  },
  'running tempo': {
    source: sources.running,
    hard: false,
    floor: 87,
    workPace: [1.04, 1.14],
    boutSeconds: minutes(10, 75),
    bouts: [1, 4],
    workSeconds: minutes(15, 80),
    workShare: [0.29, 0.83],
    restRatio: [0, 0.33],
  },
  'running threshold': {
    source: sources.running,
    hard: true,
    floor: 95,
    under: 87,
    workPace: [0.97, 1.05],
    boutSeconds: minutes(4, 40),
    bouts: [1, 8],
    workSeconds: minutes(15, 45),
    workShare: [0.33, 0.68],
    restRatio: [0, 0.34],
    restSeconds: [0, 300],
  },
  'running interval': {
    source: sources.running,
    hard: true,
    floor: 103,
    workPace: [0.87, 0.97],
    boutSeconds: [30, 330],
    boutMetres: [200, 1600],
    bouts: [3, 20],
    workSeconds: minutes(8, 30),
    workShare: [0.18, 0.45],
    restRatio: [0.4, 1.1],
    restRatioOfShortBouts: [0.4, 3],
    warmupSeconds: [600, NO_LIMIT],
  },
  'swimming interval': {
    source: sources.css,
    hard: true,
    floor: 97,
    workPace: [0.9, 1.03],
    boutMetres: [25, 400],
    bouts: [4, 40],
    workMetres: [150, 3000],
    restSeconds: [10, 60],
    restPer100: [5, 30],
    restPer100FasterThanCss: [20, 120],
    narrower: ['ladder sets'],
  },
  'swimming ladder sets': {
    source: sources.ladder,
    hard: false,
    floor: 91,
    workPace: [0.97, 1.1],
    boutMetres: [25, 500],
    bouts: [5, 16],
    workMetres: [800, 3200],
    restSeconds: [10, 60],
    restPer100: [5, 25],
    ladder: true,
  },
  'swimming endurance': {
    source: sources.longSwim,
    hard: false,
    floor: 87,
    easyFloor: 80,
    workPace: [1, 1.18],
    boutMetres: [100, 1500],
    bouts: [1, 30],
    workMetres: [600, 4000],
    restSeconds: [5, 90],
    restPer100: [3, 30],
    restShare: [0, 0.15],
    narrower: ['ladder sets'],
  },
}

/** The bounds of a sport's workout type; where it has none, those of a workout of no type. */
export function boundsOf(sport: SportId, type: WorkoutType | undefined): Bounds {
  return boundsOfTypes[`${sport} ${type}`] ?? boundsWithoutType(sportOf(sport))
}

/** For workouts of no type: work begins with zone 3, in whole percents, where it is no longer easy. */
function boundsWithoutType(sport: Sport): Bounds {
  const floor = Math.round(effortZones(sport).find(({ number }) => number === 3)?.low ?? 0)
  const source = sport.reference.metric === 'power' ? sources.coggan : sport.inPool ? sources.css : sources.running
  return { source, hard: false, floor }
}
