import type { SportId, WorkoutType } from '../sports/registry.ts'

export type Span = readonly [min: number, max: number]

/** What a good session of one type keeps. Times are in seconds, distances in metres, shares from 0 to 1. */
export type Bounds = {
  /** Where the figures come from. */
  source: string
  /** A type that needs a long warm-up. */
  hard: boolean
  /** Percent of threshold (power or speed) from which a step's middle counts as work. */
  floor: number
  /** Zones that work may be in: power zones on the bike, pace zones elsewhere. */
  zones: readonly number[]
  /** A single bout longer than this is never right. */
  boutSecondsAtMost?: number
  boutSeconds?: Span
  /** For bouts written as a distance. */
  boutMetres?: Span
  bouts?: Span
  workSeconds?: Span
  workMetres?: Span
  workShare?: Span
  /** Median rest ÷ median bout; the second span holds where the median bout is shorter than 90 s. */
  restRatio?: Span
  restRatioOfShortBouts?: Span
  restSeconds?: Span
  /** Seconds of rest per 100 m of the bout before it; the second span is for bouts faster than CSS. */
  restPer100?: Span
  restPer100FasterThanCss?: Span
  restShare?: Span
  /** A pause this long parts two sets; a set has at most `setSize` bouts. */
  setRest?: Span
  setSize?: number
  /** Normalized power, or speed, ÷ threshold. */
  intensity?: Span
  totalSeconds?: Span
  easyShare?: Span
  zone2Share?: Span
  /** Share of time at 76 % of FTP and more. */
  briskShare?: Span
  strideSeconds?: Span
  warmupSeconds?: Span
  ladder?: boolean
}

const minutes = (min: number, max: number): Span => [min * 60, max * 60]
const OPEN = Number.POSITIVE_INFINITY

const COGGAN = 'Coggan, power levels; statistics of 1,758 coach-written rides'
const DANIELS = 'Daniels, Running Formula; Pfitzinger; statistics of 1,590 plan entries'
const CSS = 'Public CSS tables; Toubekis 2011; statistics of 35 swim sets'

/** The one table of bounds. */
const table: Record<string, Bounds> = {
  'cycling endurance': {
    source: COGGAN,
    hard: false,
    floor: 75,
    zones: [1, 2, 3],
    easyShare: [0.85, 1],
    zone2Share: [0.6, 1],
    briskShare: [0, 0.1],
    intensity: [0.55, 0.76],
  },
  'cycling tempo': {
    source: COGGAN,
    hard: false,
    floor: 75,
    zones: [3],
    boutSeconds: minutes(5, 45),
    bouts: [1, 8],
    workSeconds: minutes(15, 75),
    workShare: [0.24, 0.7],
    restRatio: [0.1, 0.8],
    intensity: [0.68, 0.86],
  },
  'cycling sweet spot': {
    source: 'Allen, sweet spot 30–60 min in all; statistics of 1,758 coach-written rides',
    hard: true,
    floor: 87,
    zones: [4],
    boutSeconds: minutes(5, 40),
    bouts: [1, 9],
    workSeconds: minutes(14, 60),
    workShare: [0.25, 0.7],
    restRatio: [0.15, 1],
    intensity: [0.74, 0.9],
  },
  'cycling threshold': {
    source: 'Coggan 2×20, 4×10, 8×5; Seiler 2011, doi 10.1111/j.1600-0838.2011.01351.x',
    hard: true,
    floor: 95,
    zones: [5],
    boutSeconds: minutes(3, 30),
    bouts: [1, 10],
    workSeconds: minutes(12, 60),
    workShare: [0.18, 0.6],
    restRatio: [0.1, 1],
    intensity: [0.76, 0.92],
  },
  // Zone 6 is anaerobic capacity: with W' of 75 s × FTP an athlete holds 140 % for 188 s in all.
  'cycling v02 max': {
    source: 'Coggan on time to exhaustion at 150 %; CTS interval workouts; 252 coach-written workouts',
    hard: true,
    floor: 126,
    zones: [6],
    boutSecondsAtMost: 90,
    boutSeconds: [15, 60],
    bouts: [5, 30],
    workSeconds: minutes(3, 12),
    workShare: [0.06, 0.3],
    restRatio: [1, 5],
    setRest: [180, 420],
    setSize: 10,
    intensity: [0.72, 0.97],
  },
  'cycling interval': {
    source: 'Statistics of 1,758 coach-written rides',
    hard: true,
    floor: 87,
    zones: [4, 5, 6],
    boutSeconds: [30, 1200],
    bouts: [3, 24],
    workSeconds: minutes(5, 45),
    workShare: [0.1, 0.6],
    restRatio: [0.25, 4],
    intensity: [0.7, 0.95],
  },
  'running endurance': {
    source: DANIELS,
    hard: false,
    floor: 88,
    zones: [1, 2],
    totalSeconds: minutes(20, 150),
    easyShare: [0.85, 1],
    strideSeconds: [0, 240],
    intensity: [0.6, 0.88],
  },
  'running tempo': {
    source: DANIELS,
    hard: false,
    floor: 87,
    zones: [3],
    boutSeconds: minutes(10, 75),
    bouts: [1, 4],
    workSeconds: minutes(15, 80),
    workShare: [0.29, 0.83],
    restRatio: [0, 0.33],
  },
  'running threshold': {
    source: DANIELS,
    hard: true,
    floor: 95,
    zones: [4],
    boutSeconds: minutes(4, 40),
    bouts: [1, 8],
    workSeconds: minutes(15, 45),
    workShare: [0.33, 0.68],
    restRatio: [0, 0.34],
    restSeconds: [0, 300],
  },
  'running interval': {
    source: DANIELS,
    hard: true,
    floor: 103,
    zones: [5],
    boutSeconds: [30, 330],
    boutMetres: [200, 1600],
    bouts: [3, 20],
    workSeconds: minutes(8, 30),
    workShare: [0.18, 0.45],
    restRatio: [0.4, 1.1],
    restRatioOfShortBouts: [0.4, 3],
    warmupSeconds: [600, OPEN],
  },
  'swimming interval': {
    source: CSS,
    hard: true,
    floor: 97,
    zones: [4, 5],
    boutMetres: [25, 400],
    bouts: [4, 40],
    workMetres: [150, 3000],
    restSeconds: [10, 60],
    restPer100: [5, 30],
    restPer100FasterThanCss: [20, 120],
  },
  'swimming ladder sets': {
    source: 'Tarpinian, ladder 100 to 400 and back; statistics of 35 swim sets',
    hard: false,
    floor: 91,
    zones: [3, 4],
    boutMetres: [25, 500],
    bouts: [5, 16],
    workMetres: [800, 3200],
    restSeconds: [10, 60],
    restPer100: [5, 25],
    ladder: true,
  },
  'swimming endurance': {
    source: 'Maglischo, EN1 and EN2; statistics of 35 swim sets',
    hard: false,
    floor: 84.5,
    zones: [1, 2, 3, 4],
    boutMetres: [100, 1500],
    bouts: [1, 30],
    workMetres: [600, 4000],
    restSeconds: [5, 90],
    restPer100: [3, 30],
    restShare: [0, 0.15],
  },
}

/** The bounds of a sport's workout type. Throws on a pair that does not exist. */
export function boundsOf(sport: SportId, type: WorkoutType): Bounds {
  const bounds = table[`${sport} ${type}`]
  if (!bounds) throw new Error(`No bounds for ${sport} ${type}`)
  return bounds
}
