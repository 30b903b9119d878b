import type { Race } from '../../sports/races.ts'
import type { SportId } from '../../sports/registry.ts'
import type { Span } from '../result.ts'

/** `m`: minutes or meters. */
export type Unit = 'h' | 'min' | 's' | 'km' | 'mi' | 'meters' | 'yd' | 'm'

/** A length as it is said: a figure with its unit, or a clock time in its parts. */
export type Length = Span & {
  value: number
  unit?: Unit | undefined
  clock?: readonly number[]
  /** The lower end of a range was taken. */
  isLow?: boolean
  /** The upper end, in the same unit. */
  high?: number
  /** Said by the name of a session, not by a figure. */
  isNamed?: boolean
  /** Nobody said it. */
  isAssumed?: boolean
}

const effortNames = [
  ...(['recovery', 'easy', 'steady', 'endurance', 'moderate', 'tempo', 'sweet spot', 'threshold', 'css'] as const),
  ...([
    'hard',
    'fast',
    'vo2',
    'anaerobic',
    'sprint',
    'max',
    'hills',
    'float',
    'time trial',
    'ironman',
    'half ironman',
    'race',
  ] as const),
] satisfies readonly string[]
export type EffortName = (typeof effortNames)[number]

/**
 * How hard something is, as it is said: percents of threshold (or `of`), watts, beats a minute, km/h or mph by `per`, a pace in
 * seconds per `per`, the seconds of one bout, `rated` from 1 to 10, seconds per 100 from CSS and per `per` from a race's pace.
 */
export type Aim = Span &
  (
    | { kind: 'effort'; name: EffortName }
    | { kind: 'zone'; low: number; high: number }
    | {
        kind: 'race'
        race: Race | 'mile' | 'threshold'
        until?: Race | undefined
        isSpread?: boolean
        plus?: number
        per?: 'km' | 'mile' | undefined
        share?: { low: number; high: number }
      }
    | {
        kind: 'percent'
        low: number
        high: number
        of?: 'heart rate' | 'maximum' | undefined
        isBare?: boolean
        raceOf?: number
      }
    | { kind: 'power'; low: number; high: number }
    | { kind: 'pace'; low: number; high: number; per?: 'km' | 'mile' | '100' | undefined }
    | { kind: 'speed'; low: number; high: number; per: 'km' | 'mile' }
    | { kind: 'time'; seconds: number; until?: number | undefined; isSendOff?: boolean; isOfBout?: boolean }
    | { kind: 'beats'; low: number; high: number }
    | { kind: 'rated'; low: number; high: number }
    | { kind: 'css'; plus: number }
  ) & {
    bound?: 'below' | 'above' | undefined
    ramp?: 'rising' | 'falling' | 'change' | undefined
    step?: { seconds: number; per?: 'km' | 'mile' }
  }

export type Manner = 'rest' | 'jog' | 'walk' | 'float' | 'spin' | 'swim'

export type Rest = Span & {
  length?: Length
  /** Of the time or distance of the bout. */
  share?: number
  /** Whether the share is of the distance. */
  isOfDistance?: boolean
  /** Seconds at most. */
  most?: number
  /** So long for each of this distance: "10 s per 50". */
  per?: Length
  manner?: Manner
  aims: Aim[]
  /** How it is swum. */
  details?: Detail[]
  where?: 'reps' | 'sets'
  /** What is told of a length that was not said in figures. */
  assumed?: string
  /** The way back to where the next one starts. */
  /** As long, and not as far. */
  isOfTime?: boolean
  isWayBack?: boolean
  cadence?: Cadence
  cadenceAt?: Span
}

/** Which repetitions are meant, counted from 1. */
export type Selector = Span & {
  /** So many from the end. */
  fromEnd?: number
  which: (at: number, times: number) => boolean
  /** The last one of a range. */
  last?: number
  /** Of the rounds of a set. */
  isOfRounds?: boolean
}

export type Cadence = { min: number; max: number }

/**
 * Words of the text form for a stroke, a drill or equipment; else a note, `said` for the words as they were typed. `mostBeats`: a
 * limit of the heart rate, beats a minute.
 */
export type Detail = Span & {
  text?: string
  note?: string
  cadence?: Cadence
  isStroke?: boolean
  isLimit?: boolean
  mostBeats?: number
}

export type Role = 'warmup' | 'cooldown'

/** A harder piece within a part: at the end of each of its stretches, or of each repetition. `isAsHard`: only its manner is another, "10 s standing". */
export type Burst = {
  length: Length
  every?: Length
  place: 'first' | 'last'
  aims: Aim[]
  details: Detail[]
  isAsHard?: boolean
  /** Said to be the end or the start of each: nothing goes on behind the last of them. */
  isOfEach?: boolean
}

/** A target that changes by so many watts or percent from one repetition to the next. */
export type Stepped = { by: number; unit: 'power' | 'percent'; start?: Aim }

/** What is done one after another within a swim: "25 kick/25 swim", "drill/swim". */
export type Piece = Span & { length?: Length; aims: Aim[]; details: Detail[] }

/** What is done otherwise in some of the repetitions. */
export type Selected = {
  selector: Selector
  aims: Aim[]
  details: Detail[]
  sendOff?: Length
  pieces?: Piece[]
  /** By how many seconds faster than the others; below 0 slower. */
  faster?: Faster
}

export type Faster = Span & { seconds: number; per?: 'km' | 'mile' }

/** A piece of the whole, from one point of it to another, in `unit`; without one in shares of the whole. */
export type Stretch = { start: number; end: number; unit?: Unit | undefined }

/** A part of a session: a length, rungs or other parts, done once or several times. */
export type Part = Span & {
  /** How often, the outer counts first: "2 x 4 x 400". */
  times: number[]
  length?: Length
  rungs?: Length[]
  inner?: Part[]
  burst?: Burst
  /** The inner parts are repeated until the length is over. */
  isFilled?: boolean
  stepped?: Stepped
  aims: Aim[]
  /** One for each repetition, rung or inner part. */
  listed?: Aim[]
  details: Detail[]
  rest?: Rest
  /** One for each rung. */
  rests?: Rest[]
  /** Between sets, or before the next part. */
  after?: Rest
  sendOff?: Length
  role?: Role
  place?: 'first' | 'middle' | 'last'
  /** What of the whole is left. */
  isRemainder?: boolean
  /** Said to come first, wherever it stands. */
  isFirst?: boolean
  isTotal?: boolean
  /** The pieces of the whole that it is, or within which it lies. */
  stretches?: Stretch[]
  /** From the start of one to the start of the next, within the part before it or the whole. */
  every?: Length
  /** Figures that say where it is done. */
  places?: Span[]
  /** Done first and last. */
  isBothEnds?: boolean
  /** Work of its own, which is no recovery of the pieces beside it. */
  isActive?: boolean
  /** A round that is repeated until the whole is over. */
  isRound?: boolean
  /** Stands behind "for". */
  isFor?: boolean
  /** The end beside which it is done, with strides in a warm-up. */
  beside?: Role
  isIncluded?: boolean
  /** An end that is not called one: easy, beside a single set. */
  isUnnamed?: boolean
  selected?: Selected[]
  pieces?: Piece[]
  manner?: Manner
  isStrides?: boolean
  ramp?: 'rising' | 'falling' | 'change'
  /** The aim is where a ramp ends. */
  isRampTo?: boolean
  /** Stands behind "plus" or "then". */
  isAdded?: boolean
  /** Joined to the part before it by a sign, without a comma. */
  isJoined?: boolean
  /** Stands behind "then" or a full stop. */
  isThen?: boolean
  /** Counted in rounds: "3 rounds of 6 min". */
  isInRounds?: boolean
  /** A sport or a kind of session stands behind its length: "60 min ride". */
  isTitled?: boolean
  /** Stands behind "with" or "including": within the part before it. */
  isWithin?: boolean
  sport?: SportId
}
