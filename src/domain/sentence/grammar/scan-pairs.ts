import type { Token } from './lex.ts'
import type { Length } from './part.ts'
import { lengthOf, type Scanned, spanOf, unitAt } from './scan-lengths.ts'

/** Hard and easy time by turns: "40/20s", "30/15", ":20/:10", "15s on/45 off", "1 min on 1 min off". */
export function pairAt(tokens: readonly Token[], at: number): Scanned<[on: Length, off: Length]> | undefined {
  return namedPairAt(tokens, at) ?? shortPairAt(tokens, at)
}

/** "40/20s": seconds are said, or both figures are those of a pair that is ridden and run. */
function shortPairAt(tokens: readonly Token[], at: number): Scanned<[on: Length, off: Length]> | undefined {
  const first = secondsAt(tokens, at)
  const sign = tokens[first?.next ?? at]
  if (!first || sign?.text !== '/') return undefined
  const second = secondsAt(tokens, (first.next ?? at) + 1)
  if (!second || tokens[at - 1]?.text === '/' || tokens[at - 1]?.text === '-') return undefined
  const isSaid = first.isSaid || second.isSaid
  const isKnown = KNOWN.has(`${first.value}/${second.value}`)
  const behind = tokens[second.next]
  if (!isSaid && !isKnown) return undefined
  // "40/20s - 3 sets of 8": a dash between words.
  const isDash = behind?.text === '-' && behind.from > (tokens[second.next - 1]?.to ?? 0)
  if (
    behind &&
    !isDash &&
    /^(?:[/%]|-|w|watts?|rpm|bpm|min|mins|m|k|km|')$/.test(behind.text) &&
    !(behind.text === 'w' && behind.from > (tokens[second.next - 1]?.to ?? 0))
  )
    return undefined
  if (first.value > MOST_SECONDS || second.value > MOST_SECONDS) return undefined
  return { value: [inSeconds(tokens, at, first), inSeconds(tokens, first.next + 1, second)], next: second.next }
}

const KNOWN = new Set([
  '30/15',
  '30/30',
  '40/20',
  '15/15',
  '20/10',
  '20/40',
  '45/15',
  '10/20',
  '10/50',
  '15/45',
  '20/20',
  '10/10',
])
const MOST_SECONDS = 90

type Seconds = { value: number; isSaid: boolean; next: number }

function secondsAt(tokens: readonly Token[], at: number): Seconds | undefined {
  const token = tokens[at]
  if (token?.kind === 'clock' && token.parts.length === 2 && token.parts[0] === 0)
    return { value: token.parts[1] ?? 0, isSaid: true, next: at + 1 }
  if (token?.kind !== 'number' || !Number.isInteger(token.value) || token.value < 5) return undefined
  const unit = unitAt(tokens, at + 1)
  if (unit && unit.unit !== 's') return undefined
  return { value: token.value, isSaid: unit !== undefined, next: unit?.next ?? at + 1 }
}

function inSeconds(tokens: readonly Token[], at: number, { value, next }: Seconds): Length {
  return lengthOf(tokens, at, next, value, 's')
}

/** "15s on/45 off": the unit of the first is that of both. */
function namedPairAt(tokens: readonly Token[], at: number): Scanned<[on: Length, off: Length]> | undefined {
  const first = timeAt(tokens, at)
  if (!first || tokens[first.next]?.text !== 'on') return undefined
  let next = first.next + 1
  if (/^[/,+&-]$/.test(tokens[next]?.text ?? '')) next += 1
  const second = timeAt(tokens, next)
  if (!second || tokens[second.next]?.text !== 'off') return undefined
  const unit = first.unit ?? second.unit
  if (!unit) return undefined
  return {
    value: [
      { ...spanOf(tokens, at, first.next), ...first.length, unit: first.unit ?? unit },
      {
        ...spanOf(tokens, next, second.next),
        ...second.length,
        unit: second.unit ?? unitOff(second.length.value, unit),
      },
    ],
    next: second.next + 1,
  }
}

/** "1 min on 30 off": so long off that it is of seconds. */
function unitOff(value: number, on: Length['unit']): Length['unit'] {
  return value >= LEAST_SECONDS_OFF ? 's' : on
}

const LEAST_SECONDS_OFF = 15

function timeAt(tokens: readonly Token[], at: number) {
  const token = tokens[at]
  if (token?.kind !== 'number') return undefined
  const unit = unitAt(tokens, at + 1)
  if (unit && unit.unit !== 's' && unit.unit !== 'min' && unit.unit !== 'm') return undefined
  const own = unit?.unit === 'm' ? ('min' as const) : unit?.unit
  return { length: { value: token.value }, unit: own, next: unit?.next ?? at + 1 }
}
