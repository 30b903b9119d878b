import { backDown, isBackDown } from './back-down.ts'
import type { Token } from './lex.ts'
import { atomAt } from './lexicon.ts'
import type { Aim } from './part.ts'
import { type Scanned, spanOf } from './scan-lengths.ts'

/** Figures with one unit behind the last: "250/260/270 w", "86/88/90%", "90-92-94-92-90%". */
export function figureAimsAt(tokens: readonly Token[], at: number): Scanned<Aim[]> | undefined {
  const list = listAt(tokens, at)
  if (!list) return undefined
  const watts = atomAt(tokens, list.next, 'watts')
  const percent = watts ? undefined : atomAt(tokens, list.next, 'percent')
  const unit = watts ?? percent
  if (!unit) return undefined
  const of = percent ? atomAt(tokens, unit.next, 'of') : undefined
  if (of && of.atom.of !== 'threshold') return undefined
  const kind = watts ? 'power' : 'percent'
  const next = of?.next ?? unit.next
  return {
    value: list.values.map((value): Aim => ({ kind, low: value, high: value, ...spanOf(tokens, at, next) })),
    next,
  }
}

/** Cadences in a row: "80-90-100-110 rpm", "cadence ladder 80/90/100/110". */
export function cadencesAt(tokens: readonly Token[], at: number): Scanned<number[]> | undefined {
  const named = atomAt(tokens, at, 'cadence')
  let start = named?.next ?? at
  while (named && /^(?:ladder|pyramid|steps|:)$/.test(tokens[start]?.text ?? '')) start += 1
  const list = listAt(tokens, start)
  if (!list || list.values.length < 3 || list.values.some((value) => value > MOST_CADENCE)) return undefined
  const unit = atomAt(tokens, list.next, 'cadence')
  const next = unit?.next ?? list.next
  const values = isBackDown(tokens, next) ? backDown(list.values) : list.values
  return named || unit ? { value: values, next } : undefined
}

const MOST_CADENCE = 150

function listAt(tokens: readonly Token[], at: number): { values: number[]; next: number } | undefined {
  for (const sign of ['/', '-', ',']) {
    const values: number[] = []
    let next = at
    for (;;) {
      const token = tokens[next]
      if (token?.kind !== 'number' || token.value < LEAST) break
      values.push(token.value)
      next += 1
      if (tokens[next]?.text !== sign || tokens[next + 1]?.kind !== 'number') break
      next += 1
    }
    if (values.length >= (sign === '/' ? 2 : 3)) return { values, next }
  }
  return undefined
}

const LEAST = 40
