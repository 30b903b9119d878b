import type { Token } from './lex.ts'
import { atomAt } from './lexicon.ts'
import type { Aim } from './part.ts'
import { type Scanned, spanOf, unitAt } from './scan-lengths.ts'

/** Speeds in a row: "6.5, 7.0, 7.5 mph", and without their unit where another speed says it: "6 mph, then 6.5, 7.0, 7.5 for 3 min each". */
export function speedsAt(tokens: readonly Token[], at: number): Scanned<Aim[]> | undefined {
  if (tokens[at - 1]?.kind === 'number' || /^[-/,x]$/.test(tokens[at - 1]?.text ?? '')) {
    if (tokens[at - 1]?.text !== ',') return undefined
  }
  const list = listAt(tokens, at)
  if (!list) return undefined
  const own = atomAt(tokens, list.next, 'speed')
  const isOfEach = /^(?:for|each|x)$/.test(tokens[list.next]?.text ?? '') && tokens[list.next]?.text !== 'x'
  const per = own?.atom.per ?? (isOfEach && list.values.length >= 3 ? perOf(tokens) : undefined)
  if (!per || !isRising(list.values)) return undefined
  const next = own?.next ?? list.next
  return {
    value: list.values.map(
      (value): Aim => ({ kind: 'speed', low: value, high: value, per, ...spanOf(tokens, at, next) }),
    ),
    next,
  }
}

/** "5 min at 10" beside a speed that has its unit. */
export function bareSpeedAt(tokens: readonly Token[], at: number): Scanned<Aim> | undefined {
  const figure = tokens[at]
  const per = perOf(tokens)
  if (!per || !isSpeed(figure) || unitAt(tokens, at + 1)) return undefined
  const behind = tokens[at + 1]
  const isEnd = !behind || /^[,;.)]$|^(?:then|and|for)$/.test(behind.text)
  return isEnd
    ? {
        value: { kind: 'speed', low: figure.value, high: figure.value, per, ...spanOf(tokens, at, at + 1) },
        next: at + 1,
      }
    : undefined
}

function perOf(tokens: readonly Token[]): 'km' | 'mile' | undefined {
  for (let at = 1; at < tokens.length; at += 1) {
    const unit = tokens[at - 1]?.kind === 'number' ? atomAt(tokens, at, 'speed') : undefined
    if (unit) return unit.atom.per
  }
  return undefined
}

function listAt(tokens: readonly Token[], at: number): { values: number[]; next: number } | undefined {
  const values: number[] = []
  const signs = new Set<string>()
  let next = at
  for (;;) {
    const token = tokens[next]
    if (!isSpeed(token)) break
    values.push(token.value)
    next += 1
    const isJoined = /^(?:,|\/|-|then|and|to)$/.test(tokens[next]?.text ?? '')
    const behind = tokens[next]?.text === ',' && tokens[next + 1]?.text === 'then' ? next + 2 : next + 1
    if (!isJoined || !isSpeed(tokens[behind])) break
    signs.add(tokens[next]?.text ?? '')
    next = behind
  }
  // "5-6 mph" is a range, "5, 8 mph" may be two things.
  const areTwo = values.length === 2 && !signs.has('/') && !signs.has('then')
  return values.length >= 2 && !areTwo ? { values, next } : undefined
}

function isSpeed(token: Token | undefined): token is Token & { kind: 'number'; value: number } {
  return token?.kind === 'number' && token.value >= SLOWEST && token.value <= FASTEST
}

// Of a treadmill, per hour.
const SLOWEST = 3
const FASTEST = 25

function isRising(values: readonly number[]): boolean {
  return values.length >= 3 || Math.abs((values[1] ?? 0) - (values[0] ?? 0)) < 4
}
