import type { Race } from '../sports/races.ts'
import type { SportId } from '../sports/registry.ts'
import type { Metric } from '../sports/sport.ts'
import type { DistanceUnit } from '../units/distance.ts'
import type { Span } from './result.ts'
import type { Half, Pace, Power, Target } from './said-figures.ts'
import type { Amount } from './tokens/amounts.ts'
import type { Match } from './tokens/phrases.ts'
import type { Token } from './tokens/tokens.ts'
import type { SessionName } from './tokens/words/session-words.ts'
import type { Unit } from './tokens/words/unit-words.ts'

/** A session that has its usual sets. */
export type ClassicName = 'mona fartlek' | 'tabata' | 'ronnestad'

/** Which side of a figure is allowed: at most it, or at least it. A pace below 4:30 is faster. */
export type Bound = 'below' | 'above'

/** The meaning of a stretch of the sentence. */
export type Meaning =
  | { kind: 'sport'; sport: SportId }
  | { kind: 'session'; session: SessionName }
  /** `isOfPulse`: a rider's zone of the heart rate, which is another one of power. */
  | { kind: 'zone'; zone: number; isOfPulse?: boolean }
  /** `100-200-300`: the rungs of a ladder. */
  | { kind: 'rungs'; values: readonly number[]; unit?: Unit | undefined }
  /** The pace of a race of this distance; `race` if it is one that can be asked for. */
  | { kind: 'race pace'; kilometres: number; race?: Race | undefined }
  /** `place`: "the last 20 min". */
  | {
      kind: 'amount'
      amount: Amount
      isAimed?: boolean
      isRange?: boolean
      pool?: number
      place?: 'first' | 'middle' | 'last'
      /** What comes before it, in its unit, times in seconds: 5 of "miles 6-9". */
      start?: number
      isUnitAssumed?: boolean
      /** Said to be the sum of the others: "= 10 km", "total 10 km". */
      isTotal?: boolean
      /** "10 min each @ 55, 65, 75 %" */
      isEach?: boolean
    }
  /** `isLowEnd`: the count or the bout is the lower end of a range. `effort`: a word for it among the words of the set, "5x3 min hard", "six hill sprints of 10 s". */
  | {
      kind: 'set'
      times: number
      bout: Amount
      rest?: Amount
      effort?: SessionName
      /** Its bouts are climbs, beside their effort: "3 tempo climbs of 10 min". */
      isUphill?: boolean
      isCountAssumed?: boolean
      /** A pair of work and rest whose count follows from a length beside it, "1 min on 1 min off for the middle 20". */
      isOpen?: boolean
      /** A pair that is done for the length of the whole: "40 min, run 4 min walk 1 min". */
      isFilling?: boolean
      /** The rest stands before its bout: "walk 1 min, run 2 min". */
      isRestFirst?: boolean
      isLowEnd?: boolean
    }
  /** A count that does not stand beside its length: "4 min @ z4 x5". */
  | { kind: 'times'; times: number }
  /**
   * The count of a set of sets: "2x(5x400)", "3 sets of 13x30/15". `holds` the set behind, the one before ("10x40/20 x 3
   * sets"), or all parts before ("repeat 5 times"). `parts`: how many of them, "200 swim 200 pull 200 kick x 3".
   * `reps`: the count of a pair before, "30/30s, 2 sets of 10", or of the repetitions before, "12x400 in sets of 3".
   */
  | {
      kind: 'sets of'
      times: number
      holds: 'next' | 'last' | 'all'
      parts?: number
      reps?: number
    }
  /** `isPlain`: standing, and not at an easy effort. `isBetweenSets`: "3 min between sets". `target`: "@ 120w". */
  | {
      kind: 'rest'
      rest: Amount
      isPlain?: boolean
      /** Its length was not said in figures: "full recovery". */
      isAssumed?: boolean
      isBetweenSets?: boolean
      /** "15 s rest after every swim": behind each part of a group. */
      isAfterEach?: boolean
      target?: Mention
      /** "3 min easy at 95 rpm" */
      cadence?: Mention
      /** A time at the end of a swim, which belongs to a set before: "300 / 6x100 / 300, 15 s". */
      isLoose?: boolean
      /** One for each set before, or behind each rung: "400j/400j/200j". */
      listed?: readonly Amount[]
      /** Instead of `rest`: how many times as long as the bout. `isWayBack`: "jog down", whose length was not said. */
      share?: number
      isWayBack?: boolean
      /** The share is one of the time: "equal time jog". */
      isInTime?: boolean
    }
  | Pace
  | Power
  /** `of` what: threshold power or pace, heart rate at threshold, or the maximum, which no zone is counted from. */
  /** `isFalling`: "60% to 40%". */
  | {
      kind: 'percent'
      low: number
      high: number
      of?: 'power' | 'pace' | 'heartrate' | 'maximum' | undefined
      isFalling?: boolean
      /** What it was worked out from. */
      because?: string
    }
  /** The athlete's own time over a race, in seconds per kilometre: "my 5k is 20:30". */
  | { kind: 'race time'; race: Race; seconds: number }
  /** Seconds from the pace of a race or from threshold pace, slower above 0: "HMP -5s"; `until`: "3k-5k pace". */
  /** `shares`: percents of its speed instead, "103 % MP". */
  | {
      kind: 'changed pace'
      of: Race | 'threshold'
      until?: Race
      low: number
      high: number
      per?: 'km' | 'mile'
      shares?: readonly [low: number, high: number]
    }
  | { kind: 'beats'; low: number; high: number }
  | { kind: 'cadence'; low: number; high: number }
  /** How hard it should feel, from 1 to 10. */
  | { kind: 'rated'; effort: number }
  /** Seconds per 100 slower than critical swim speed: "CSS+5". */
  | { kind: 'offset'; seconds: number }
  | { kind: 'ramp'; ramp?: 'rising' | 'falling' | undefined }
  /** A stroke, a drill or equipment, in the words of the text form. `name`: that of a drill, which its steps carry as a note. */
  | { kind: 'detail'; words: string; name?: string }
  /** "progression run": harder with every part; `efforts` in the words of the text form: "E → M → T". */
  | { kind: 'progression'; efforts?: readonly string[] }
  /** "drill/swim", "25 kick/25 drill": how each repetition is divided. */
  /** `isManner`: how the repetitions get faster, "descend 1-4". */
  | { kind: 'split'; words: string; isManner?: boolean }
  /** In one piece, without a rest. */
  | { kind: 'straight'; isOfAll?: true }
  /** "30 s pick-ups every 10 min" */
  /** `isOnce`: one in each interval, also in the last. `start`: where the first begins; `easyEnd`: how much at the end has none. */
  | {
      kind: 'every'
      bout: Amount
      interval: Amount
      times?: number
      effort?: SessionName
      target?: Mention
      isOnce?: boolean
      start?: Amount
      easyEnd?: Amount
    }
  /** A session that is known by its name. */
  | { kind: 'classic'; name: ClassicName }
  | { kind: 'bound'; bound: Bound }
  /** One for each bout: "@ MP/HMP/10k". `isByTurns`: "odds fast, evens easy". */
  | { kind: 'targets'; targets: readonly Target[]; isByTurns?: boolean }
  /** What some repetitions are, "first 3 at threshold": one for each, none where the set's own counts. */
  | { kind: 'numbered'; targets: readonly ((Target & Span) | undefined)[] }
  /** The pieces of each repetition, "first 200 fast, second 200 easy", and the words that say so. */
  | { kind: 'divided'; pieces: readonly { amount: Amount; target?: Target & Span }[]; words: string }
  /** "2 min under 1 min over": the halves of an over-under in seconds, or in percent, the easier one as `under`. */
  | { kind: 'over-under'; under: Half; over: Half; isOverFirst: boolean }
  /** A time behind a set: "on 1:45" is a send-off in a pool, `@ 4:00` a pace on foot. */
  | { kind: 'send-off'; amount: Amount; isAimed: boolean; isNamed?: boolean; isOff?: boolean }
  /** The time of each bout, "in 2:40"; in a pool one without a word, which `isBare`, may be a send-off as well. */
  | { kind: 'bout time'; amount: Amount; until?: Amount | undefined; isBare?: boolean; isAimed?: boolean }
  | { kind: 'metric'; metric: Metric }
  | {
      kind: 'strides'
      times?: number | undefined
      length?: Amount | undefined
      isCountAssumed?: boolean
      isLengthAssumed?: boolean
    }
  | { kind: 'pool'; length: number; unit: DistanceUnit | undefined }
  /** `isBoth`: "2 mi wu/cd", "15 min each end"; `isAround`: "topped and tailed with 2 km", beside what it is put around. */
  | {
      kind: 'warm-up or cool-down'
      part: 'warmup' | 'cooldown' | undefined
      amount?: Amount
      isBoth?: boolean
      isAround?: boolean
    }
  | { kind: 'unsupported'; sentence: string }
  | { kind: 'unit'; unit: DistanceUnit }
  /** `isCorrection`: the figure behind it corrects one before, "but 6 this time". */
  | { kind: 'filler'; isCorrection?: boolean }
  /** Words between two parts of a session: "then", "followed by". */
  | { kind: 'link' }
  | { kind: 'punctuation' }
  | { kind: 'unknown' }

/** A meaning and its place in the sentence. `bound`: the figure is a limit. */
export type Mention = Span & Meaning & { bound?: Bound }

type Kind = Meaning['kind']

/** What is said of one part of a session: how hard it is and how it is done. */
export const kindsOfDetail = [
  ...(['percent', 'beats', 'rated', 'offset', 'detail', 'split', 'straight', 'cadence', 'rest', 'send-off'] as const),
  ...(['over-under', 'progression', 'every', 'targets', 'numbered', 'divided'] as const),
] satisfies readonly Kind[]
export type MentionOf<One extends Kind> = Extract<Mention, { kind: One }>

/** The mentions of one kind. */
export function mentionsOf<One extends Kind>(kind: One, mentions: readonly Mention[]): readonly MentionOf<One>[] {
  return mentions.filter((mention): mention is MentionOf<One> => mention.kind === kind)
}

/** Reads a meaning from the tokens at an index; `before` holds the meanings already read. */
export type Reader = (tokens: readonly Token[], at: number, before: readonly Meaning[]) => Match<Meaning> | undefined
