import type { Token } from './lex.ts'
import { atomAt, phraseAt } from './lexicon.ts'
import type { Aim } from './part.ts'
import { boundAt } from './scan-bounds.ts'
import { type Scanned, spanOf, unitAt } from './scan-lengths.ts'
import { paceWordAt, raceAt } from './scan-race-paces.ts'
import { type Bare, offsetAt, perAt, rangeAt, scanned, secondsAt, secondsBehind } from './scan-ranges.ts'

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
  const isRising = found.value.kind === 'power' || found.value.kind === 'percent' || found.value.kind === 'beats'
  const own = isRising ? bound?.ofOthers : bound?.bound
  return { value: { ...found.value, ...span, ...(own ? { bound: own } : {}) } as Aim, next: found.next }
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
  const percent = (value: number) => Math.round(value * 1000) / 10
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
    else if (css?.atoms.some((one) => one.is === 'effort' && one.name === 'vo2')) {
      const [low, high] = [range.low, range.high]
        .map((one) => Math.round(one * VO2_OF_THRESHOLD))
        .toSorted((a, b) => a - b)
      return scanned({ kind: 'percent', low: low ?? 0, high: high ?? 0 }, css.next)
    } else if (css?.atoms.some((one) => one.is === 'heart rate')) {
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
      ...rampOf(range),
    },
    next,
  )
}

// The speed at VO2 max, of that at threshold (our choice).
const VO2_OF_THRESHOLD = 1.1

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
      return scanned(
        {
          ...({ kind: 'power', low: first.value, high: second.value } as const),
          ...rampOf({ low: first.value, high: second.value, isRamp: tokens[at + 2]?.text !== '-' }),
        },
        unit.next,
      )
  }
  if (!range) return undefined
  const unit = atomAt(tokens, range.next, 'watts')
  // "12 x 300 w 100 jog"
  const isApart = tokens[range.next]?.text === 'w' && tokens[range.next]?.from !== tokens[range.next - 1]?.to
  if (isApart && tokens[range.next + 1]?.kind === 'number') return undefined
  // "10 w/ 5"
  const isWith =
    tokens[unit?.next ?? 0]?.text === '/' &&
    !(range.high >= 60 && tokens[range.next]?.from === tokens[range.next - 1]?.to)
  if (
    !unit ||
    isWith ||
    (tokens[range.next]?.text === 'w' && tokens[range.next]?.from !== tokens[range.next - 1]?.to && range.high < 60)
  )
    return undefined
  return scanned({ kind: 'power', low: range.low, high: range.high, ...rampOf(range) }, unit.next)
}

/** "75-60 %" falls, "50->75 %" rises. */
function rampOf({ low, high, isRamp }: { low: number; high: number; isRamp?: boolean }) {
  if (low > high) return { ramp: 'falling' as const }
  return isRamp && low < high ? { ramp: 'rising' as const } : {}
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
