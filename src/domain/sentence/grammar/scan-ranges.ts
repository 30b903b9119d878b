import type { Token } from './lex.ts'
import type { Aim } from './part.ts'
import { type Scanned, unitAt } from './scan-lengths.ts'

export type Bare = Aim extends infer One ? (One extends Aim ? Omit<One, 'from' | 'to'> : never) : never

export function scanned(value: Bare, next: number): Scanned<Bare> {
  return { value, next }
}

/** A figure or two: "90", "88-92", "88 to 92". `isRamp`: from one to the other, by an arrow. */
export function rangeAt(
  tokens: readonly Token[],
  at: number,
): { low: number; high: number; next: number; isRamp?: boolean } | undefined {
  const first = tokens[at]
  if (first?.kind !== 'number') return undefined
  const sign = tokens[at + 1]?.text
  const second = tokens[at + 2]
  if (
    (sign === '-' ||
      sign === 'to' ||
      sign === '->' ||
      (sign === '>' && /^(?:%|w|watts?)$/.test(tokens[at + 3]?.text ?? ''))) &&
    second?.kind === 'number'
  )
    return { low: first.value, high: second.value, next: at + 3, ...(isArrow(sign) ? { isRamp: true } : {}) }
  // "60% to 75%"
  if (tokens[at + 1]?.text === '%' && ['-', 'to', '>', '->'].includes(tokens[at + 2]?.text ?? '')) {
    const third = tokens[at + 3]
    if (third?.kind === 'number' && tokens[at + 4]?.text === '%')
      return {
        ...{ low: first.value, high: third.value, next: at + 4 },
        ...(isArrow(tokens[at + 2]?.text) ? { isRamp: true } : {}),
      }
  }
  return { low: first.value, high: first.value, next: at + 1 }
}

function isArrow(sign: string | undefined): boolean {
  return sign === '->' || sign === '>'
}

export function secondsAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at]
  if (token?.kind !== 'clock' || token.parts.length !== 2) return undefined
  return (token.parts[0] ?? 0) * 60 + (token.parts[1] ?? 0)
}

/** "4:25-30" */
export function secondsBehind(tokens: readonly Token[], at: number, first: number): number | undefined {
  const token = tokens[at]
  if (token?.kind !== 'number' || token.value >= 60 || unitAt(tokens, at + 1)) return undefined
  const second = Math.floor(first / 60) * 60 + token.value
  return second > first ? second : undefined
}

export function perAt(tokens: readonly Token[], at: number): { per: 'km' | 'mile' | '100'; next: number } | undefined {
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

// Seconds.
export const MOST_OFFSET = 90

const PART = /^(?:e|ez|easy|t|i|m|jog|walk|float|steady|tempo|hard|cd|wd|cool|warm|wu|strides|recovery)$/

/** "+5", "- 10 s", "+20 sec/km" */
export function offsetAt(
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
  // "20T + 10E", "MP + 10 easy" as well.
  if (!unit && PART.test(tokens[behind]?.text ?? '')) return undefined
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
