import type { Aim, Length } from './part.ts'
import type { Phrase, PhraseOf } from './phrase.ts'

export type Listed = { aims: Aim[]; next: number }

/** Targets in a row from a phrase on: "5:40, 5:20, 5:00 per km", "HMP, 10k, 5k pace", "easy / steady / tempo", "HMP to 10k to 5k". */
export function targetsAt(phrases: readonly Phrase[], at: number): Listed | undefined {
  const aims: Aim[] = []
  let next = at
  for (;;) {
    const found = targetAt(phrases, next)
    if (!found || !isSameKind(found.aims[0], aims[0])) break
    // "at 10k, 5k easy": a distance behind a comma is one more target only where others follow.
    const behind = afterSign(phrases, found.next)
    const isComma = phrases[next - 1]?.is === 'sign' && (phrases[next - 1] as PhraseOf<'sign'>).sign === ','
    const isLast = targetAt(phrases, behind) === undefined
    if (isLast && isComma && isFar(phrases[next])) break
    aims.push(...found.aims)
    next = found.next
    if (isLast) break
    next = behind
  }
  while (aims.length > 0 && isBetween(phrases[next - 1])) next -= 1
  return aims.length >= 2 ? { aims: inOneUnit(aims), next: behindUnit(phrases, next) } : undefined
}

function targetAt(phrases: readonly Phrase[], at: number): { aims: Aim[]; next: number } | undefined {
  let start = at
  while (isMark(phrases[start], 'at') || isFiller(phrases[start])) start += 1
  const phrase = phrases[start]
  if (phrase?.is === 'aims') return { aims: phrase.aims, next: start + 1 }
  if (phrase?.is === 'aim') return { aims: endsOf(phrase.aim), next: start + 1 }
  const bare = phrase?.is === 'length' ? targetOf(phrase.length) : undefined
  // "3k @ HMP": a length with a target of its own.
  const behind = phrases[start + 1]
  const isLength = bare?.kind === 'race' && behind !== undefined && !isBetween(behind)
  if (!bare || isLength || isMark(behind, 'at')) return undefined
  return { aims: [bare], next: start + 1 }
}

/** "HMP to 10k" as one phrase is two of a row. */
function endsOf(aim: Aim): Aim[] {
  if (aim.kind !== 'race' || !aim.until || !aim.isSpread) return [aim]
  const { until, isSpread: _, ...first } = aim
  const { until: __, ...rest } = first as typeof first & { until?: unknown }
  return [rest, { ...rest, race: until }]
}

/** A time of 2:30 to 12:59 is a pace, a distance the name of a race. */
function targetOf({ value, unit, clock, isLow, from, to }: Length): Aim | undefined {
  if (isLow) return undefined
  if (clock) {
    const [minutes = 0, seconds = 0, ...more] = clock
    const isPace = more.length === 0 && unit === undefined && minutes >= 2 && minutes <= 12
    return isPace ? { kind: 'time', seconds: minutes * 60 + seconds, from, to } : undefined
  }
  const race = unit === 'km' ? RACES[value] : undefined
  return race && { kind: 'race', race, from, to }
}

const RACES: Record<number, '3k' | '5k' | '10k'> = { 3: '3k', 5: '5k', 10: '10k' }

function isSameKind(one: Aim | undefined, first: Aim | undefined): boolean {
  if (!one || !first) return one !== undefined
  const kind = (aim: Aim) =>
    aim.kind === 'pace' ? 'time' : aim.kind === 'zone' || aim.kind === 'effort' ? 'effort' : aim.kind
  // "threshold, 10k, 5k": a row of how hard, named in two ways.
  const isNamed = (aim: Aim) => kind(aim) === 'race' || kind(aim) === 'effort'
  return kind(one) === kind(first) || (isNamed(one) && isNamed(first))
}

/** "5:40, 5:20, 5:00 per km": the unit behind the last is that of all. */
function inOneUnit(aims: readonly Aim[]): Aim[] {
  const last = aims.at(-1)
  if (last?.kind !== 'pace' || !last.per) return [...aims]
  const { per } = last
  return aims.map((aim) =>
    aim.kind === 'time' ? { kind: 'pace', low: aim.seconds, high: aim.seconds, per, from: aim.from, to: aim.to } : aim,
  )
}

function behindUnit(phrases: readonly Phrase[], at: number): number {
  let next = at
  while (isFiller(phrases[next])) next += 1
  const [sign, unit] = [phrases[next], phrases[next + 1]]
  const isPer = (sign?.is === 'sign' && sign.sign === '/') || isMark(sign, 'each')
  const isUnit =
    unit?.is === 'length' && unit.length.value === 1 && (unit.length.unit === 'km' || unit.length.unit === 'mi')
  return isPer && isUnit && unit.to - unit.from <= 5 ? next + 2 : at
}

function afterSign(phrases: readonly Phrase[], at: number): number {
  let next = at
  for (let phrase = phrases[next]; phrase; phrase = phrases[next]) {
    if (!isBetween(phrase)) return next
    next += 1
  }
  return next
}

function isBetween(phrase: Phrase | undefined): boolean {
  return (
    isFiller(phrase) ||
    (phrase?.is === 'sign' && [',', '/', '-', '>', '+', ';'].includes(phrase.sign)) ||
    (phrase?.is === 'mark' && ['to', 'and', 'then', 'at'].includes(phrase.mark))
  )
}

function isFar(phrase: Phrase | undefined): boolean {
  return phrase?.is === 'length' && phrase.length.unit !== undefined
}

export function isMark(phrase: Phrase | undefined, mark: string): boolean {
  return phrase?.is === 'mark' && phrase.mark === mark
}

export function isFiller(phrase: Phrase | undefined): boolean {
  return phrase?.is === 'filler'
}
