import type { Race } from '../../sports/races.ts'
import type { Token } from './lex.ts'
import { atomAt, phraseAt } from './lexicon.ts'
import type { Aim } from './part.ts'
import { type Scanned, spanOf, unitAt } from './scan-lengths.ts'
import { type Bare, MOST_OFFSET, offsetAt, perAt, scanned } from './scan-ranges.ts'

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

export function raceAt(tokens: readonly Token[], at: number, isAt: boolean): Scanned<Bare> | undefined {
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
  // "mara group": whose session it is.
  const longest = phraseAt(tokens, at)
  if (longest && named && longest.next > named.next && longest.atoms.every(({ is }) => is === 'filler'))
    return undefined
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
  // "800-1500 pace" is a range of races.
  if (until && paceWordAt(tokens, until.next) !== undefined) return undefined
  if (pace === undefined && !(isAt && (!tokens[at] || /^[/,;)]$/.test(tokens[at]?.text ?? '')))) return undefined
  return scanned({ kind: 'percent', ...PACE_OF_800 }, pace ?? at)
}

function isPaceWord(tokens: readonly Token[], at: number): boolean {
  return paceWordAt(tokens, at) !== undefined
}

export function paceWordAt(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.text ?? ''
  if (/^(?:pace|paces|effort|efforts|rp|pc|intensity|p)$/.test(word)) return at + 1
  if (word === 'goal' && tokens[at + 1]?.text === 'pace') return at + 2
  if (word === 'race' && /^(?:pace|effort)$/.test(tokens[at + 1]?.text ?? '')) return at + 2
  if (word === '-' && tokens[at + 1]?.text === 'pace') return at + 2
  return undefined
}
