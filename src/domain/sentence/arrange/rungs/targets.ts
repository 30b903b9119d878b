import { formatClock, parseClock } from '../../../text/grammar/numeral.ts'

/** A target as it is said, for one scale on which there are others between two of them. */
export type Aim = {
  kind: 'race' | 'effort' | 'zone' | 'percent' | 'watts' | 'pace' | 'css'
  value: number
  /** As it is read. */
  words: string
  /** "/km" of a pace, "ftp" of a percent. */
  of: string
}

const RACE = '(?:(?:half[- ])?marathon|half|hm(?!p)|hmp|mp|(?:3|5|8|10|15) ?k|mile|1500 ?m?|800 ?m?|hm|m(?= pace))'
const EFFORT =
  '(?:very easy|easy|ez|steady|endurance|moderate|mod|tempo|threshold|thresh|thr|lt ?[12]|hard|fast|sweet ?spot|sst|vo2(?: ?max)?|all out|flat out|max)'
const CLOCK = String.raw`\d{1,2}:[0-5]\d`
const PER = String.raw`(?: ?(?:\/|per|a) ?(?:kms?|k|miles?|mi|100(?: ?m)?)(?![a-z\d]))?`
/** "MP+20", "HMP - 5 s/km" */
const OFFSET =
  '(?: ?[+-] ?\\d{1,2} ?(?:(?:secs?|seconds|s)(?![a-z]))?(?: ?(?:\\/|per) ?(?:kms?|k|miles?|mi)(?![a-z]))?(?![\\d:%]))?'
/** A target: "10k pace", "z3", "90%", "4:05/km", "CSS +4". Only of a list may a percent or a power lack its unit. */
export const AIM = `(?:${CLOCK}${PER}|css(?: ?[+-] ?\\d{1,2})?|${RACE}(?: (?:race )?(?:pace|effort|rp))?${OFFSET}|z(?:one)? ?[1-7]|\\d{2,3}(?:-\\d{2,3})? ?%(?: (?:of )?ftp)?|\\d{2,3} ?w(?:atts)?|${EFFORT}(?: (?:pace|effort))?)(?![a-z\\d])`
/** A target that needs no "at" before it. */
export const AIM_ALONE = `(?:${RACE} (?:pace|effort)|hmp|mp|z(?:one)? ?[1-7]|\\d{2,3} ?%|${EFFORT}(?: (?:pace|effort))?)(?![a-z\\d])`
export const BARE = '\\d{2,3}(?![a-vx-z\\d:])'

/** A target in the words that are read. */
export function aimOf(words: string): Aim | undefined {
  const said = words.trim().toLowerCase().replace(/ +/g, ' ')
  const clock = /^(\d{1,2}:\d\d)(?: ?(?:\/|per|a) ?(.+))?$/.exec(said)
  if (clock) {
    const of = clock[2] === undefined ? '' : /^mi/.test(clock[2]) ? '/mi' : /^k/.test(clock[2]) ? '/km' : '/100m'
    return { kind: 'pace', value: parseClock(clock[1] ?? '') ?? 0, words: `${clock[1]}${of}`, of }
  }
  if (said.startsWith('css'))
    return { kind: 'css', value: Number(said.slice(3).replace(/ /g, '') || 0), words: said, of: '' }
  const zone = /^z(?:one)? ?(\d)$/.exec(said)
  if (zone) return { kind: 'zone', value: Number(zone[1]), words: `z${zone[1]}`, of: '' }
  const share = /^(\d{2,3})(?:-\d{2,3})? ?%(.*)$/.exec(said)
  if (share) return { kind: 'percent', value: Number(share[1]), words: said, of: share[2] ?? '' }
  if (/^\d+ ?w/.test(said)) {
    const watts = Number.parseInt(said, 10)
    return { kind: 'watts', value: watts, words: `${watts}w`, of: '' }
  }
  const offset = /^(.*?[a-z]) ?[+-] ?\d/.exec(said)
  if (offset) {
    const race = aimOf(offset[1] ?? '')
    return race && { ...race, words: said }
  }
  const scale = SCALE.find(({ like }) => like.test(said.replace(/ (?:race )?(?:pace|effort|rp)$/, '')))
  if (!scale) return undefined
  return { kind: scale.isRace ? 'race' : 'effort', value: scale.rank, words: scale.words, of: '' }
}

/** Paces of races and efforts on one scale; those without a pattern lie between two that are said. */
const SCALE = [
  { like: /^(?:very )?easy$|^ez$/, rank: 0, words: 'easy', isRace: false },
  { like: /^(?:steady|endurance|lt ?1)$/, rank: 1, words: 'steady', isRace: false },
  { like: /^(?:tempo|mod(?:erate)?)$/, rank: 2, words: 'tempo', isRace: false },
  { like: /^(?:sweet ?spot|sst)$/, rank: 2.5, words: 'sweet spot', isRace: false },
  { like: /^(?:thr(?:esh(?:old)?)?|lt ?2)$/, rank: 3, words: 'threshold', isRace: false },
  { like: /^(?:hard|fast|vo2 ?(?:max)?)$/, rank: 4.5, words: 'hard', isRace: false },
  { like: /^(?:all out|flat out|max)$/, rank: 8, words: 'all out', isRace: false },
  { like: /^(?:marathon|mp|m)$/, rank: 2, words: 'marathon pace', isRace: true },
  { like: /^(?:half(?:[- ]marathon)?|hmp?)$/, rank: 3, words: 'half marathon pace', isRace: true },
  { like: /^15 ?k$/, rank: 3.5, words: 'hmp-10k pace', isRace: true },
  { like: /^8 ?k$/, rank: 4.5, words: '10k-5k pace', isRace: true },
  { like: /^10 ?k$/, rank: 4, words: '10k pace', isRace: true },
  { like: /^5 ?k$/, rank: 5, words: '5k pace', isRace: true },
  { like: /^3 ?k$/, rank: 6, words: '3k pace', isRace: true },
  { like: /^(?:mile|1500 ?m?)$/, rank: 7, words: 'mile pace', isRace: true },
  { like: /^800 ?m?$/, rank: 8, words: '800 pace', isRace: true },
]

/** Targets from the first to the last in even steps; nothing if no others lie between the two. */
export function aimsBetween(first: Aim, last: Aim, count: number): Aim[] | undefined {
  const isRanked = (one: Aim) => one.kind === 'race' || one.kind === 'effort'
  const areRanked = isRanked(first) && isRanked(last)
  if ((first.kind !== last.kind && !areRanked) || first.value === last.value || count < 2) return undefined
  // "from 1:40 to 1:26" is the time of each.
  if (first.kind === 'pace' && Math.min(first.value, last.value) < FASTEST_PACE) return undefined
  const of = last.of || first.of
  return Array.from({ length: count }, (_, at) => {
    if (at === 0) return { ...first, of, words: withUnit(first, of) }
    if (at === count - 1) return { ...last, of }
    const value = first.value + ((last.value - first.value) * at) / (count - 1)
    return areRanked ? nearest(value, first.kind === 'race' || last.kind === 'race') : changed(first, value, of)
  })
}

/** The target that is changed by so much; a race pace takes it as an offset. */
export function aimsInSteps(first: Aim, step: number, count: number, per: string): Aim[] | undefined {
  if (first.kind === 'effort' || first.kind === 'zone') return undefined
  return Array.from({ length: count }, (_, at) => {
    const by = at * step
    if (first.kind !== 'race') return changed(first, first.value + by, first.of)
    const sign = by < 0 ? '-' : '+'
    return at === 0 ? first : { ...first, words: `${first.words} ${sign} ${Math.abs(by)} s/${per || 'km'}` }
  })
}

// In seconds per kilometre (our choice).
const FASTEST_PACE = 150

function changed(one: Aim, exact: number, of: string): Aim {
  const value = Math.round(exact)
  return { ...one, value, of, words: withUnit({ ...one, value }, of) }
}

function withUnit({ kind, value, words }: Aim, of: string): string {
  if (kind === 'pace') return `${formatClock(value)}${of}`
  if (kind === 'percent') return /-/.test(words) && words.startsWith(`${value}-`) ? words : `${value}%${of}`
  if (kind === 'watts') return `${value}w`
  if (kind === 'css') return value === 0 ? 'css' : `css${value > 0 ? '+' : ''}${value}`
  return kind === 'zone' ? `z${value}` : words
}

function nearest(value: number, isRace: boolean): Aim {
  const same = SCALE.filter((one) => one.isRace === isRace && Number.isInteger(one.rank))
  // Below the paces of races are efforts.
  const all = isRace && value < 1.5 ? SCALE : same
  // Between two of them the faster one.
  const [best] = all.toSorted(
    (one, other) => Math.abs(one.rank - value) - Math.abs(other.rank - value) || other.rank - one.rank,
  )
  return {
    kind: best?.isRace ? 'race' : 'effort',
    value: best?.rank ?? 0,
    words: best?.words ?? 'easy',
    of: '',
  }
}

/** Whether all of these is done without a rest: parts of a run that begins easily. */
export function isEasy({ kind, value }: Aim): boolean {
  return (kind === 'effort' && value <= 1) || (kind === 'zone' && value <= 2)
}
