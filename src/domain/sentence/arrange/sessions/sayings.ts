import type { Part, Picked } from './parts.ts'
import type { Unit } from './units.ts'
import type { Length, Said, Word } from './words.ts'

/** What the words of a unit say. */
export type Sayings = {
  aims: Said[]
  details: Said[]
  isEasy: boolean
  isOff: boolean
  isWith: boolean
  isOf: boolean
  isTotal: boolean
  isSport: boolean
  isRamp: boolean
  isFaster: boolean
  isBurst: boolean
  byLegs: boolean
  isAgain: boolean
  /** Both the warm-up and the cool-down. */
  isEnds: boolean
  ofEach: boolean
  /** Whether it lasts until the whole is over. */
  isRemainder: boolean
  /** "usual warm-up": of the length that it always has. */
  isUsual: boolean
  /** "not all out" */
  isHeldBack: boolean
  /** Whether the parts are done again and again until the whole is over. */
  isOverAndOver: boolean
  /** "spin-ups" */
  isSpun: boolean
  /** Whether targets or parts take turns. */
  isAlternate: boolean
  isNonStop: boolean
  hasUnknown: boolean
  unknown: number
  /** Whether a word says something of some of the repetitions, or takes something back. */
  isChanging: boolean
  picks: Picked['pick'][]
  /** "last 3 reps" */
  count?: number | undefined
  /** "1st half" */
  half?: number | undefined
  firstAt?: { seconds: number; per?: 'mile' | 'km' } | undefined
  drop?: { by: number; isOverLast: boolean } | undefined
  how?: string | undefined
  /** A rest in the words that are typed. */
  manner?: string | undefined
  share?: number | undefined
  /** Of a rest that depends on its bout. */
  least?: Length | undefined
  most?: Length | undefined
  place?: Part['place'] | undefined
  end?: Part['end'] | undefined
  every?: Length | undefined
  /** How much time lies between the starts of two repetitions. */
  start?: Length | undefined
  step?: number | undefined
  times?: { figure: number; ofSets: boolean; isBehind: boolean } | undefined
  /** Miles or kilometres by their numbers. */
  numbered?: Extract<Word, { kind: 'numbered' }> | undefined
  /** The name of a session that has its usual sets. */
  classic?: string | undefined
  /** How fast each repetition is, in seconds. */
  paces?: readonly number[] | undefined
  split?: { sets: number; of?: number } | undefined
}

const none = (): Sayings => ({
  ...{
    aims: [],
    details: [],
    picks: [],
    isEasy: false,
    isOff: false,
    isWith: false,
    isOf: false,
    isTotal: false,
    isSport: false,
    isRamp: false,
  },
  ...{
    isFaster: false,
    isBurst: false,
    byLegs: false,
    isAgain: false,
    isEnds: false,
    ofEach: false,
    isRemainder: false,
    isUsual: false,
    isHeldBack: false,
    isOverAndOver: false,
    isSpun: false,
    isAlternate: false,
    isNonStop: false,
    hasUnknown: false,
    unknown: 0,
    isChanging: false,
  },
})

/** What a unit says; nothing if it says one thing twice, or names a figure that is not known. */
export function sayingsOf({ ahead, behind }: Unit): Sayings | undefined {
  const said = none()
  for (const word of [...ahead, ...behind]) if (!take(said, word)) return undefined
  if (said.isSpun && !said.details.some(({ words }) => / rpm$/.test(words)))
    said.details.push({ words: 'at 100-110 rpm' })
  return said
}

function take(said: Sayings, word: Word): boolean {
  switch (word.kind) {
    case 'aim':
      said.aims.push({ ...word, at: word })
      return true
    case 'slope':
    case 'detail':
      said.details.push({ ...word, at: word })
      return true
    case 'pick':
      said.picks.push(word.pick)
      if (word.count !== undefined) said.count = word.count
      if (word.share !== undefined) said.half = word.share
      return true
    case 'easy':
      said.isEasy = true
      return true
    case 'pause':
      said.manner = [said.manner, word.words].filter(Boolean).join(' ')
      said.how = word.how === 'rest' && said.how ? said.how : word.how
      return true
    case 'share':
      said.how ??= word.how
      return once(said, 'share', word.share)
    case 'bound':
      return once(said, word.isLeast ? 'least' : 'most', word.length)
    case 'place':
      return once(said, 'place', word.place)
    case 'end':
      return once(said, 'end', word.end)
    case 'every':
    case 'start':
      return once(said, word.kind, word.length)
    case 'paces':
      return once(said, 'paces', word.clocks)
    case 'numbered':
      return once(said, 'numbered', word)
    case 'classic':
      return once(said, 'classic', word.words)
    case 'firstAt':
      return once(said, 'firstAt', { seconds: word.seconds, ...(word.per ? { per: word.per } : {}) })
    case 'drop':
      return once(said, 'drop', { by: word.by, isOverLast: word.isOverLast })
    case 'step':
      return once(said, 'step', word.percent)
    case 'times':
      return once(said, 'times', {
        figure: word.figure,
        ofSets: word.ofSets === true,
        isBehind: word.isBehind === true,
      })
    case 'split':
      return once(said, 'split', { sets: word.sets, ...(word.of === undefined ? {} : { of: word.of }) })
    case 'unknown':
      said.unknown += 1
      said.hasUnknown = true
      said.isChanging ||= CHANGING.test(word.words)
      return !/\d/.test(word.words) && !OTHERS.test(word.words)
    case 'spin':
      said.isEasy = true
      said.isSpun = true
      return true
    case 'filler':
    case 'name':
    case 'day':
    case 'main':
    case 'talk':
      return true
    default: {
      const key = FLAGS[word.kind]
      if (key) said[key] = true
      return key !== undefined
    }
  }
}

const FLAGS: Partial<
  Record<Word['kind'], { [K in keyof Sayings]: Sayings[K] extends boolean ? K : never }[keyof Sayings]>
> = {
  ...{
    offAt: 'isOff',
    with: 'isWith',
    of: 'isOf',
    total: 'isTotal',
    sport: 'isSport',
    ramp: 'isRamp',
    faster: 'isFaster',
  },
  ...{ burst: 'isBurst', legs: 'byLegs', again: 'isAgain', remains: 'isRemainder', ofEach: 'ofEach', ends: 'isEnds' },
  ...{
    usual: 'isUsual',
    heldBack: 'isHeldBack',
    overAndOver: 'isOverAndOver',
    alternate: 'isAlternate',
    nonStop: 'isNonStop',
  },
}

function once<K extends keyof Sayings>(said: Sayings, key: K, value: Sayings[K]): boolean {
  if (said[key] !== undefined && said[key] !== value) return false
  said[key] = value
  return true
}

export function merge(one: Sayings, other: Sayings): Sayings {
  const merged: Sayings = { ...none() }
  for (const said of [one, other])
    for (const [key, value] of Object.entries(said) as [keyof Sayings, never][])
      if (Array.isArray(value)) (merged[key] as unknown[]).push(...(value as unknown[]))
      else if (value !== undefined && value !== false && value !== 0) merged[key] = value
  return merged
}

/** Whether a unit says anything that a workout is made of. */
export function hasMeaning(said: Sayings): boolean {
  const { aims, details, picks, place, end, share, least, most, every, start, step, times, split, how, paces } = said
  const { classic, numbered, firstAt, drop } = said
  return (
    aims.length + details.length + picks.length > 0 ||
    said.isEasy ||
    said.isBurst ||
    said.isRamp ||
    said.isFaster ||
    said.byLegs ||
    said.isAgain ||
    said.isEnds ||
    said.isRemainder ||
    said.isHeldBack ||
    said.isOverAndOver ||
    said.isAlternate ||
    said.isNonStop ||
    [place, end, share, least, most, every, start, step, times, split, how, paces].some((one) => one !== undefined) ||
    [classic, numbered, firstAt, drop].some((one) => one !== undefined)
  )
}

/**
 * Of several targets the one that says most: percents, watts and paces before words, and all out before the name of a trial;
 * all of them if they say different things.
 */
export function bestAims(aims: readonly Said[]): Said[] {
  const all = aims.filter(({ words }, at) => aims.findIndex((one) => one.words === words) === at)
  // "steady zone 2": evenly
  const sure = all.filter(({ words, isEven }) => !isEven && (FIGURES.test(words) || /^z\d/.test(words)))
  const unique = sure.length > 0 ? all.filter(({ isEven }) => !isEven) : all
  const [zone, ...zones] = unique.filter(({ words }) => /^z\d$/.test(words))
  // "tempo, z3"
  if (zone && zones.length === 0 && unique.every((one) => one === zone || ZONES[one.words] === zone.words))
    return [zone]
  const figures = unique.filter(({ words }) => FIGURES.test(words))
  const named = unique.filter((one) => !figures.includes(one))
  // Two races have two paces: "MP" and "5k pace".
  const ofZones = figures[0] && RACE.test(figures[0].words) ? /^z\d|pace$/ : /^z\d/
  if (figures.length === 1 && named.every(({ words }) => !ofZones.test(words))) return figures
  const efforts = unique.filter(({ words }) => words !== 'at ftp')
  return efforts.length === 1 ? efforts : unique
}

const RACE = /pace$/
const ZONES: Readonly<Record<string, string>> = { easy: 'z1', steady: 'z2', tempo: 'z3', threshold: 'z4', vo2max: 'z5' }
const FIGURES = /^(?:(?:at |in )?\d|at rpe|(?:mp|hmp|\d+k|mile) ?[+-])/

/** Other sports, and what keeps from training. */
const OTHERS =
  /^(?:row\w*|gym|yoga|weights?|core|lift\w*|deadlifts?|bench|press\w*|burpees?|lunges?|dips?|crunch\w*|sit|pilates|\w*bells?|push\w*|pull\w*|squats?|plank\w*|ski\w*|hik\w*|water|elliptical|test|injur\w*|ill\w*|sick|dizzy|sore\w*|pain\w*|hurt\w*|fever|cold|chest|headed|doctor|unwell|pregnan\w*)$/i
/** Words that say something of some of the repetitions, or take something back. */
const CHANGING =
  /^(?:[-.]|in|to|on|each|ea|once|thrice|twice|sorry|within|every|alt\w*|half|halves|second|third|next|other|unless|or|if|not?|don'?t|without|until|til+|skip|drop\w*|minus|plus|less|more|one|two|three|four|five|six|seven|eight|nine|ten|hundred|actually|wait|scrap|make|under|over|below|above|some|few|many|incl|slower|negative|neg|ladder|pyramid|swi?m\w*|loop|upload|book|save|sync|share|my|can|should|yesterday|did|else|but|except|once|when\w*|while|hrs?|descending|split|start\w*)$/i
