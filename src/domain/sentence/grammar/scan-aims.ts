import type { Race } from '../../sports/races.ts'
import type { Token } from './lex.ts'
import { atomAt, phraseAt } from './lexicon.ts'
import type { Aim } from './part.ts'
import { type Scanned, spanOf, unitAt } from './scan-lengths.ts'

/** How hard, at a token: a zone, percents, watts, a pace, a heart rate, a race's pace, a word. `isAt`: behind "at", where a bare figure is one, too. */
export function aimAt(tokens: readonly Token[], at: number, isAt: boolean): Scanned<Aim> | undefined {
  const bound = boundAt(tokens, at)
  const start = bound?.next ?? at
  const found =
    zoneAt(tokens, start) ??
    percentsAt(tokens, start) ??
    powerAt(tokens, start) ??
    speedAt(tokens, start) ??
    paceAt(tokens, start, isAt || /^(?:faster|quicker|slower)$/.test(tokens[start - 2]?.text ?? '')) ??
    beatsAt(tokens, start) ??
    ratedAt(tokens, start) ??
    raceAt(tokens, start, isAt) ??
    cssAt(tokens, start) ??
    (bound ? undefined : wordAt(tokens, start)) ??
    (isAt ? bareAt(tokens, start) : undefined)
  if (!found) return undefined
  const behind = bound ? undefined : boundBehind(tokens, found.next, found.value)
  if (behind)
    return {
      value: { ...found.value, ...spanOf(tokens, at, behind.next), bound: behind.bound } as Aim,
      next: behind.next,
    }
  const span = spanOf(tokens, at, found.next)
  return { value: { ...found.value, ...span, ...(bound ? { bound: bound.bound } : {}) } as Aim, next: found.next }
}

/** "200 w max", "140 bpm or less", "250 w+" */
function boundBehind(
  tokens: readonly Token[],
  at: number,
  { kind }: Bare,
): { bound: 'below' | 'above'; next: number } | undefined {
  if (kind !== 'power' && kind !== 'percent' && kind !== 'beats') return undefined
  const [one, two] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? '']
  if (one === 'max' || one === 'tops' || one === 'maximum') return { bound: 'below', next: at + 1 }
  if (one === 'or' && /^(?:less|below|under|lower)$/.test(two)) return { bound: 'below', next: at + 2 }
  if (one === 'or' && /^(?:more|above|over|higher)$/.test(two)) return { bound: 'above', next: at + 2 }
  if (one === '+' && kind !== 'percent' && tokens[at + 1]?.kind !== 'number') return { bound: 'above', next: at + 1 }
  return undefined
}

type Bare = Aim extends infer One ? (One extends Aim ? Omit<One, 'from' | 'to'> : never) : never

const BOUNDS: readonly (readonly [words: string, bound: 'below' | 'above'])[] = [
  ...[
    'under',
    'below',
    '<',
    '<=',
    'sub',
    'no higher than',
    'no more than',
    'less than',
    'not above',
    'not over',
    'up to',
    'max of',
    // Of a pace, whose figure falls as it gets quicker.
    'no slower than',
    'not slower than',
    'faster than',
    'quicker than',
  ].map((words) => [words, 'below'] as const),
  ...[
    'over',
    'above',
    '>',
    '>=',
    'at least',
    'no lower than',
    'more than',
    'slower than',
    'no faster than',
    'no quicker than',
    'not faster than',
    'not quicker than',
    'no less than',
  ].map((words) => [words, 'above'] as const),
]

export function boundAt(tokens: readonly Token[], at: number): { bound: 'below' | 'above'; next: number } | undefined {
  for (const { parts, bound } of boundsByFirstWord.get(tokens[at]?.text ?? '') ?? [])
    if (parts.every((part, index) => tokens[at + index]?.text === part)) return { bound, next: at + parts.length }
  return undefined
}

const boundsByFirstWord = new Map<string, { parts: string[]; bound: 'below' | 'above' }[]>()
for (const [words, bound] of BOUNDS) {
  const parts = words.split(' ')
  const [first = ''] = parts
  boundsByFirstWord.set(first, [...(boundsByFirstWord.get(first) ?? []), { parts, bound }])
}

function scanned(value: Bare, next: number): Scanned<Bare> {
  return { value, next }
}

/** A figure or two: "90", "88-92", "88 to 92". */
function rangeAt(tokens: readonly Token[], at: number): { low: number; high: number; next: number } | undefined {
  const first = tokens[at]
  if (first?.kind !== 'number') return undefined
  const sign = tokens[at + 1]?.text
  const second = tokens[at + 2]
  if (
    (sign === '-' || sign === 'to' || sign === '->' || (sign === '>' && tokens[at + 3]?.text === '%')) &&
    second?.kind === 'number'
  )
    return { low: first.value, high: second.value, next: at + 3 }
  // "60% to 75%"
  if (tokens[at + 1]?.text === '%' && ['-', 'to', '>', '->'].includes(tokens[at + 2]?.text ?? '')) {
    const third = tokens[at + 3]
    if (third?.kind === 'number' && tokens[at + 4]?.text === '%')
      return { low: first.value, high: third.value, next: at + 4 }
  }
  return { low: first.value, high: first.value, next: at + 1 }
}

function zoneAt(tokens: readonly Token[], at: number): Scanned<Bare> | undefined {
  const zone = atomAt(tokens, at, 'zone')
  if (!zone) return undefined
  const first = tokens[zone.next]
  if (first?.kind !== 'number' || first.value < 1 || first.value > 7 || !Number.isInteger(first.value)) return undefined
  let next = zone.next + 1
  let high = first.value
  if (tokens[next]?.text === '-' || tokens[next]?.text === '/') {
    const again = atomAt(tokens, next + 1, 'zone')
    const second = tokens[again?.next ?? next + 1]
    const behind = unitAt(tokens, (again?.next ?? next + 1) + 1)
    if (
      second?.kind === 'number' &&
      second.value > high &&
      second.value <= 7 &&
      !behind &&
      (tokens[next]?.text === '-' || !again)
    ) {
      high = second.value
      next = (again?.next ?? next + 1) + 1
    }
  }
  const of = phraseAt(tokens, next)?.atoms.some((one) => one.is === 'heart rate' || one.is === 'pace')
    ? phraseAt(tokens, next)?.next
    : undefined
  // "Z2 HR under 145": the heart rate is one more target.
  const isOther =
    of !== undefined &&
    (boundAt(tokens, of) ||
      tokens[of]?.kind === 'number' ||
      /^(?:cap|capped|max|limit|no|not)$/.test(tokens[of]?.text ?? ''))
  return scanned({ kind: 'zone', low: first.value, high }, isOther ? next : (of ?? next))
}

/** "0.75 IF", ".9 FTP", "0.95 of FTP": a share of threshold. */
function ratioOf(
  tokens: readonly Token[],
  { low, high, next }: { low: number; high: number; next: number },
): Scanned<Bare> | undefined {
  if (high > 1.5 || low < 0.4 || Number.isInteger(low)) return undefined
  const of = atomAt(tokens, next, 'of')
  const end = tokens[next]?.text === 'if' ? next + 1 : of?.atom.of === 'threshold' ? of.next : undefined
  const percent = (value: number) => Math.round(value * 100)
  return end === undefined ? undefined : scanned({ kind: 'percent', low: percent(low), high: percent(high) }, end)
}

function percentsAt(tokens: readonly Token[], at: number): Scanned<Bare> | undefined {
  const range = rangeAt(tokens, at)
  if (!range) return undefined
  const sign = atomAt(tokens, range.next, 'percent')
  // "88-92 ftp"
  const direct = sign ? undefined : atomAt(tokens, range.next, 'of')
  const ratio = ratioOf(tokens, range)
  if (ratio) return ratio
  if (!sign && !direct) return undefined
  // "2x20 ftp" is a set.
  if (!sign && (range.low < LEAST_PERCENT || tokens[at - 1]?.text === 'x')) return undefined
  let next = sign?.next ?? range.next
  let of: 'heart rate' | 'maximum' | undefined
  const base = atomAt(tokens, next, 'of')
  if (base) {
    next = base.next
    if (base.atom.of === 'heart rate' || base.atom.of === 'maximum') of = base.atom.of
  } else {
    const start = tokens[next]?.text === 'of' ? next + 1 : next
    const race = atomAt(tokens, start, 'race')
    if (race && !of) {
      const share = { low: Math.min(range.low, range.high), high: Math.max(range.low, range.high) }
      return scanned({ kind: 'race', race: race.atom.race, share }, paceWordAt(tokens, race.next) ?? race.next)
    }
    const css = phraseAt(tokens, start)
    if (css?.atoms.some((one) => one.is === 'effort' && (one.name === 'css' || one.name === 'threshold')))
      next = css.next
    else if (css?.atoms.some((one) => one.is === 'heart rate')) {
      next = css.next
      of = 'maximum'
    } else if (css?.atoms.some((one) => one.is === 'pace')) next = css.next
  }
  return scanned(
    {
      kind: 'percent',
      low: Math.min(range.low, range.high),
      high: Math.max(range.low, range.high),
      ...(of ? { of } : {}),
      ...(range.low > range.high ? { ramp: 'falling' as const } : {}),
    },
    next,
  )
}

const LEAST_PERCENT = 50

function powerAt(tokens: readonly Token[], at: number): Scanned<Bare> | undefined {
  const range = rangeAt(tokens, at)
  const first = tokens[at]
  // "120W-200W"
  if (
    first?.kind === 'number' &&
    atomAt(tokens, at + 1, 'watts') &&
    ['-', 'to', '>', '->'].includes(tokens[at + 2]?.text ?? '')
  ) {
    const second = tokens[at + 3]
    const unit = atomAt(tokens, at + 4, 'watts')
    if (second?.kind === 'number' && unit)
      return scanned({ kind: 'power', low: first.value, high: second.value }, unit.next)
  }
  if (!range) return undefined
  const unit = atomAt(tokens, range.next, 'watts')
  // "12 x 300 w 100 jog"
  const isApart = tokens[range.next]?.text === 'w' && tokens[range.next]?.from !== tokens[range.next - 1]?.to
  if (isApart && tokens[range.next + 1]?.kind === 'number') return undefined
  const isWith =
    tokens[unit?.next ?? 0]?.text === '/' &&
    !(range.high >= 60 && tokens[range.next]?.from === tokens[range.next - 1]?.to)
  if (
    !unit ||
    isWith ||
    (tokens[range.next]?.text === 'w' && tokens[range.next]?.from !== tokens[range.next - 1]?.to && range.high < 60)
  )
    return undefined
  // "10 w/ 5"
  return scanned({ kind: 'power', low: range.low, high: range.high }, unit.next)
}

function speedAt(tokens: readonly Token[], at: number): Scanned<Bare> | undefined {
  const range = rangeAt(tokens, at)
  const unit = range && atomAt(tokens, range.next, 'speed')
  return range && unit
    ? scanned({ kind: 'speed', low: range.low, high: range.high, per: unit.atom.per }, unit.next)
    : undefined
}

/** "4:30/km", "7:00-7:15 per mile", "1:45/100", "6:40 pace"; behind "at" a clock time alone, which is a pace or a time. */
function paceAt(tokens: readonly Token[], at: number, isAt: boolean): Scanned<Bare> | undefined {
  const first = secondsAt(tokens, at)
  if (first === undefined) return undefined
  let next = at + 1
  let until: number | undefined
  if ((tokens[next]?.text === '-' || tokens[next]?.text === 'to' || tokens[next]?.text === '>') && tokens[next + 1]) {
    const second = secondsAt(tokens, next + 1) ?? secondsBehind(tokens, next + 1, first)
    if (second !== undefined) {
      until = second
      next += 2
    }
  }
  const per = perAt(tokens, next)
  const isClock = tokens[at]?.kind === 'clock'
  if (per && isClock) return scanned({ kind: 'pace', low: first, high: until ?? first, per: per.per }, per.next)
  const pace = atomAt(tokens, next, 'pace')
  if (pace && isClock) return scanned({ kind: 'pace', low: first, high: until ?? first }, pace.next)
  if (!isAt || !isClock) return undefined
  // "@ 1:30 send-off" and "@ 3:00 rest" are none.
  if (atomAt(tokens, next, 'rest') || tokens[next]?.text === 'send') return undefined
  const unit = unitAt(tokens, next)
  if (unit && unit.unit !== 'min' && unit.unit !== 's') return undefined
  return scanned({ kind: 'time', seconds: first, ...(until === undefined ? {} : { until }) }, unit?.next ?? next)
}

function secondsAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at]
  if (token?.kind !== 'clock' || token.parts.length !== 2) return undefined
  return (token.parts[0] ?? 0) * 60 + (token.parts[1] ?? 0)
}

/** "4:25-30" */
function secondsBehind(tokens: readonly Token[], at: number, first: number): number | undefined {
  const token = tokens[at]
  if (token?.kind !== 'number' || token.value >= 60 || unitAt(tokens, at + 1)) return undefined
  const second = Math.floor(first / 60) * 60 + token.value
  return second > first ? second : undefined
}

function perAt(tokens: readonly Token[], at: number): { per: 'km' | 'mile' | '100'; next: number } | undefined {
  const min = ['min', 'mins'].includes(tokens[at]?.text ?? '') ? at + 1 : at
  if (tokens[min]?.text !== '/' && tokens[min]?.text !== 'per' && tokens[min]?.text !== 'a') return undefined
  const behind = tokens[min + 1]
  if (behind?.kind === 'number' && behind.value === 100) {
    const unit = unitAt(tokens, min + 2)
    return { per: '100', next: unit?.next ?? min + 2 }
  }
  if (behind && /^(?:km|k|kilometer|kilometre)$/.test(behind.text)) return { per: 'km', next: min + 2 }
  if (behind && /^(?:mi|mile|m)$/.test(behind.text)) return { per: 'mile', next: min + 2 }
  return undefined
}

function beatsAt(tokens: readonly Token[], at: number): Scanned<Bare> | undefined {
  const named = atomAt(tokens, at, 'heart rate')
  const bound = boundAt(tokens, named?.next ?? at)
  const range = rangeAt(tokens, bound?.next ?? named?.next ?? at)
  if (!range) return undefined
  const unit = atomAt(tokens, range.next, 'beats') ?? atomAt(tokens, range.next, 'heart rate')
  if ((!named && !unit) || range.low < 60 || range.high > 230) return undefined
  return scanned(
    { kind: 'beats', low: range.low, high: range.high, ...(bound ? { bound: bound.bound } : {}) },
    unit?.next ?? range.next,
  )
}

function ratedAt(tokens: readonly Token[], at: number): Scanned<Bare> | undefined {
  const named = atomAt(tokens, at, 'rated')
  const range = rangeAt(tokens, named?.next ?? at)
  if (!range) return undefined
  if (named && range.high <= 10) {
    const of = tokens[range.next]?.text === '/' && tokens[range.next + 1]?.text === '10' ? range.next + 2 : range.next
    return scanned({ kind: 'rated', low: range.low, high: range.high }, of)
  }
  if (
    !named &&
    tokens[range.next]?.text === '/' &&
    tokens[range.next + 1]?.text === '10' &&
    range.high <= 10 &&
    !unitAt(tokens, range.next + 2)
  )
    return scanned({ kind: 'rated', low: range.low, high: range.high }, range.next + 2)
  return undefined
}

const byKilometres = new Map<string, Race | '800m'>([
  ['3 km', '3k'],
  ['5 km', '5k'],
  ['10 km', '10k'],
  ['800', '800m'],
  ['800 m', '800m'],
  ['1500', '1500m'],
  ['1500 m', '1500m'],
  ['3000', '3k'],
  ['5000', '5k'],
  ['10000', '10k'],
])

/** A race by its distance alone: "5k". */
function distanceOfRace(tokens: readonly Token[], at: number): Scanned<Race | 'mile' | '800m'> | undefined {
  const token = tokens[at]
  if (token?.kind === 'number') {
    const unit = unitAt(tokens, at + 1)
    const race = byKilometres.get(unit && unit.unit !== 's' ? `${token.value} ${unit.unit}` : String(token.value))
    return race ? { value: race, next: unit && unit.unit !== 's' ? unit.next : at + 1 } : undefined
  }
  if (token?.text === 'mile') return { value: 'mile', next: at + 1 }
  const named = atomAt(tokens, at, 'race')
  return named && named.atom.race !== 'threshold' ? { value: named.atom.race, next: named.next } : undefined
}

function raceAt(tokens: readonly Token[], at: number, isAt: boolean): Scanned<Bare> | undefined {
  return racePaceAt(tokens, at, isAt) ?? slowerThanAt(tokens, at)
}

/** "3k/1500/800 pace": the paces of several races, one behind the other. */
export function racesAt(tokens: readonly Token[], at: number): Scanned<Aim[]> | undefined {
  const aims: Aim[] = []
  let next = at
  for (;;) {
    const race = distanceOfRace(tokens, next)
    if (!race) return undefined
    const span = spanOf(tokens, next, race.next)
    aims.push(
      race.value === '800m'
        ? { kind: 'percent', ...PACE_OF_800, ...span }
        : { kind: 'race', race: race.value, ...span },
    )
    next = race.next
    if (tokens[next]?.text !== '/') break
    next += 1
  }
  const end = paceWordAt(tokens, next)
  return aims.length > 1 && end !== undefined ? { value: aims, next: end } : undefined
}

/** "15 sec slower than 10k pace", "5 s/km faster than MP" */
function slowerThanAt(tokens: readonly Token[], at: number): Scanned<Bare> | undefined {
  const figure = tokens[at]
  if (figure?.kind !== 'number' || figure.value > MOST_OFFSET) return undefined
  const range = tokens[at + 1]?.text === '-' ? tokens[at + 2] : undefined
  const value = range?.kind === 'number' ? (figure.value + range.value) / 2 : figure.value
  const unit = unitAt(tokens, range?.kind === 'number' ? at + 3 : at + 1)
  if (unit?.unit !== 's') return undefined
  const per = perAt(tokens, unit.next)
  let next = per?.next ?? unit.next
  const word = tokens[next]?.text ?? ''
  if (!/^(?:slower|faster|quicker|above|below|under|over|off)$/.test(word)) return undefined
  next = tokens[next + 1]?.text === 'than' ? next + 2 : next + 1
  const race = racePaceAt(tokens, next, true)
  if (race?.value.kind !== 'race' || race.value.plus) return undefined
  const isSlower = word === 'slower' || word === 'above' || word === 'over' || word === 'off'
  return scanned(
    { ...race.value, plus: isSlower ? value : -value, ...(per && per.per !== '100' ? { per: per.per } : {}) },
    race.next,
  )
}

function racePaceAt(tokens: readonly Token[], at: number, isAt: boolean): Scanned<Bare> | undefined {
  const named = atomAt(tokens, at, 'race')
  const isPace = named?.atom.isPace === true
  const first = isPace ? { value: named.atom.race, next: named.next } : distanceOfRace(tokens, at)
  if (!first) return undefined
  if (first.value === '800m') return paceOf800At(tokens, first.next, isAt)
  let next = first.next
  let until: Race | undefined
  let isSpread = false
  let isSure = isPace
  if (['-', 'to', '/', '>', 'down', 'into'].includes(tokens[next]?.text ?? '')) {
    const to = tokens[next]?.text === 'down' && tokens[next + 1]?.text === 'to' ? next + 2 : next + 1
    const second = atomAt(tokens, to, 'race')
    const other = second?.atom.isPace
      ? { value: second.atom.race, next: second.next, isPace: true }
      : distanceOfRace(tokens, to)
    const isSlash = tokens[next]?.text === '/'
    if (
      other &&
      !isSlash &&
      other.value !== '800m' &&
      other.value !== 'threshold' &&
      (isPace ||
        isAt ||
        'isPace' in other ||
        isPaceWord(tokens, other.next) ||
        /^(?:>|down)$/.test(tokens[next]?.text ?? ''))
    ) {
      until = other.value === 'mile' ? '1500m' : other.value
      isSpread =
        /^(?:down|>|into)$/.test(tokens[next]?.text ?? '') ||
        /^(?:from|start|starting)$/.test(tokens[at - 1]?.text ?? '')
      next = other.next
      isSure ||= 'isPace' in other || isSpread
    }
  }
  if (!isSure) {
    const pace = paceWordAt(tokens, next)
    if (pace) {
      next = pace
      isSure = true
    }
  } else next = paceWordAt(tokens, next) ?? next
  if (!isSure && !isAt) return undefined
  // "@ 10k then": a race behind "at", but no length: "at 5k easy".
  const plus = offsetAt(tokens, next)
  return scanned(
    {
      kind: 'race',
      race: first.value,
      ...(until ? { until } : {}),
      ...(isSpread ? { isSpread } : {}),
      ...(plus ? { plus: plus.seconds, ...(plus.per ? { per: plus.per } : {}) } : {}),
    },
    plus?.next ?? next,
  )
}

// Of threshold pace (our choice).
const PACE_OF_800 = { low: 120, high: 124 }

function paceOf800At(tokens: readonly Token[], at: number, isAt: boolean): Scanned<Bare> | undefined {
  const pace = paceWordAt(tokens, at)
  const until = tokens[at]?.text === '-' ? distanceOfRace(tokens, at + 1) : undefined
  // "800-1500 pace": the slower end, no faster than the other.
  if (until && paceWordAt(tokens, until.next) !== undefined) return undefined
  if (pace === undefined && !(isAt && (!tokens[at] || /^[/,;)]$/.test(tokens[at]?.text ?? '')))) return undefined
  return scanned({ kind: 'percent', ...PACE_OF_800 }, pace ?? at)
}

function isPaceWord(tokens: readonly Token[], at: number): boolean {
  return paceWordAt(tokens, at) !== undefined
}

function paceWordAt(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.text ?? ''
  if (/^(?:pace|paces|effort|efforts|rp|pc|intensity|p)$/.test(word)) return at + 1
  if (word === 'goal' && tokens[at + 1]?.text === 'pace') return at + 2
  if (word === 'race' && /^(?:pace|effort)$/.test(tokens[at + 1]?.text ?? '')) return at + 2
  if (word === '-' && tokens[at + 1]?.text === 'pace') return at + 2
  return undefined
}

// Seconds.
const MOST_OFFSET = 90

/** "+5", "- 10 s", "+20 sec/km" */
function offsetAt(
  tokens: readonly Token[],
  at: number,
): { seconds: number; per?: 'km' | 'mile'; next: number } | undefined {
  const sign = ({ '+': '+', plus: '+', '-': '-', minus: '-', less: '-' } as Record<string, string>)[
    tokens[at]?.text ?? ''
  ]
  const figure = tokens[at + 1]
  if (!sign || figure?.kind !== 'number' || figure.value > MOST_OFFSET) return undefined
  const range = tokens[at + 2]?.text === '-' && tokens[at + 3]?.kind === 'number' ? tokens[at + 3] : undefined
  const behind = range ? at + 4 : at + 2
  const value = range?.kind === 'number' ? (figure.value + range.value) / 2 : figure.value
  const unit = unitAt(tokens, behind)
  if (unit && unit.unit !== 's') return undefined
  // "MP + 3 x 1k" is another part.
  if (
    !unit &&
    (/^(?:x|times|sets|rounds|reps)$/.test(tokens[behind]?.text ?? '') || (tokens[at]?.kind === 'word' && value > 20))
  )
    return undefined
  // "4 @ threshold + 1 @ 5k" is another part.
  if (!unit && /^(?:@|at)$/.test(tokens[behind]?.text ?? '')) return undefined
  const end = unit?.next ?? behind
  const said = perAt(tokens, end)
  // "CSS+5 / 100 CSS": another swim.
  const per =
    said?.per === '100' && tokens[end]?.text === '/' && tokens[end]?.from !== tokens[end - 1]?.to ? undefined : said
  const next = per?.next ?? end
  return { seconds: sign === '+' ? value : -value, ...(per && per.per !== '100' ? { per: per.per } : {}), next }
}

function cssAt(tokens: readonly Token[], at: number): Scanned<Bare> | undefined {
  const found = atomAt(tokens, at, 'effort')
  if (found?.atom.name !== 'css' && found?.atom.name !== 'threshold') return undefined
  const plus = offsetAt(tokens, found.next)
  if (!plus || plus.seconds === 0) return undefined
  // "FTP - 5%"
  if (found.atom.name === 'threshold' && tokens[plus.next]?.text === '%') {
    const share = 100 + plus.seconds
    return scanned({ kind: 'percent', low: share, high: share }, plus.next + 1)
  }
  if (found.atom.name === 'threshold')
    return scanned(
      { kind: 'race', race: 'threshold', plus: plus.seconds, ...(plus.per ? { per: plus.per } : {}) },
      plus.next,
    )
  return scanned({ kind: 'css', plus: plus.seconds }, plus.next)
}

function wordAt(tokens: readonly Token[], at: number): Scanned<Bare> | undefined {
  const found = atomAt(tokens, at, 'effort')
  const longest = phraseAt(tokens, at)
  if (!found || (longest && longest.next > found.next)) return undefined
  // Letters alone are an effort only where nothing else is meant.
  const token = tokens[at]
  if (token && token.text.length === 1 && found.next === at + 1 && token.raw !== token.raw.toUpperCase())
    return undefined
  return scanned({ kind: 'effort', name: found.atom.name }, found.next)
}

/** "@ 95", "@ 250", "@ 82s": a figure whose unit follows from the sport. */
function bareAt(tokens: readonly Token[], at: number): Scanned<Bare> | undefined {
  const range = rangeAt(tokens, at)
  if (!range) return undefined
  const unit = unitAt(tokens, range.next)
  if (unit?.unit === 's')
    return scanned(
      { kind: 'time', seconds: range.low, ...(range.high > range.low ? { until: range.high } : {}) },
      unit.next,
    )
  if (unit || tokens[range.next]?.text === 'x' || range.low < 40) return undefined
  return scanned({ kind: 'percent', low: range.low, high: range.high, isBare: true }, range.next)
}
