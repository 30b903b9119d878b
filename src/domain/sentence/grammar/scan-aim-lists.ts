import type { Token } from './lex.ts'
import { atomAt } from './lexicon.ts'
import type { Aim } from './part.ts'
import type { Phrase } from './phrase.ts'
import { aimAt } from './scan-aims.ts'
import { type Scanned, spanOf, unitAt } from './scan-lengths.ts'

/** Two targets by turns behind repetitions: "10 x 400 alternating 72 s & 68 s", "8 x 1k alternating MP and 10k pace". */
export function alternatingAt(
  tokens: readonly Token[],
  at: number,
  before: readonly Phrase[],
): Scanned<Aim[]> | undefined {
  if (!before.some((one) => one.is === 'count')) return undefined
  const first = aimAt(tokens, at, true)
  if (!first || !/^(?:&|and|\/|,|n)$/.test(tokens[first.next]?.text ?? '')) return undefined
  const second = aimAt(tokens, first.next + 1, true)
  if (!second || second.value.kind !== first.value.kind || unitAt(tokens, second.next)) return undefined
  return { value: [first.value, second.value], next: second.next }
}

/** A list of aims: "HM/10K/5K", "85, 90 and 95 %", "1:30/1:25/1:20", "120%/50%". */
export function aimsAt(tokens: readonly Token[], at: number, isAt: boolean): Scanned<Aim[]> | undefined {
  const aims: Aim[] = []
  let next = at
  let hasSlash = false
  for (;;) {
    const figure = tokens[next]
    const bare =
      isAt && figure?.kind === 'number' && tokens[next + 1]?.text === '/' ? bareFigure(tokens, next) : undefined
    const one = bare ?? aimAt(tokens, next, isAt || (aims.length > 0 && aims[0]?.kind !== 'effort'))
    if (!one || isOtherLength(one.value, aims[0]) || isFloat(one.value)) break
    aims.push(one.value)
    next = one.next
    const sign = tokens[next]?.text
    const isComma = sign === ',' && aims.length > 1
    if (sign !== '/' && !isComma) break
    const behind = aimAt(tokens, next + 1, isAt)
    // "4:00/3:50/3:40, 90s": a time behind a comma is none of them.
    if (isComma && behind?.value.kind === 'time' && hasSlash) break
    if (sign === '/') hasSlash = true
    // "CSS+5 /20s": the time is a rest.
    if (behind?.value.kind === 'time' && aims[0]?.kind !== 'time') break
    if (!behind && !(tokens[next + 1]?.kind === 'number' && isAt)) break
    if (behind && (isFloat(behind.value) || !isOfList(behind.value, aims, tokens, behind.next))) break
    next += 1
  }
  if (aims.length < 2) return undefined
  // "85, 90 and 95 %": a figure alone takes the unit of the last.
  const last = aims.at(-1)
  const firsts = aims.map((aim) =>
    aim.kind === 'percent' && aim.isBare && last?.kind === 'percent' && !last.isBare
      ? { ...aim, isBare: false }
      : aim.kind === 'percent' && aim.isBare && last?.kind === 'power'
        ? ({ kind: 'power', low: aim.low, high: aim.high, from: aim.from, to: aim.to } as Aim)
        : aim,
  )
  return { value: firsts, next }
}

/** What is done between the repetitions, no target of some of them. */
function isFloat(aim: Aim): boolean {
  return aim.kind === 'effort' && aim.name === 'float'
}

/** "180% / 40 s": a time behind percents is that of the next piece. */
function isOtherLength(aim: Aim, first: Aim | undefined): boolean {
  return aim.kind === 'time' && first !== undefined && first.kind !== 'time' && first.kind !== 'pace'
}

/** Whether an aim behind a sign is one more of a list; a time or a bare figure is only behind others, and not where a rest follows. */
function isOfList(aim: Aim, aims: readonly Aim[], tokens: readonly Token[], next: number): boolean {
  const isFigure = aim.kind === 'time' || (aim.kind === 'percent' && aim.isBare === true)
  if (!isFigure) return true
  if (atomAt(tokens, next, 'rest')) return false
  return aims.every((one) => one.kind !== 'race' && one.kind !== 'effort' && one.kind !== 'zone')
}

function bareFigure(tokens: readonly Token[], at: number): Scanned<Aim> | undefined {
  const figure = tokens[at]
  if (figure?.kind !== 'number' || figure.value < 40) return undefined
  return {
    value: { kind: 'percent', low: figure.value, high: figure.value, isBare: true, ...spanOf(tokens, at, at + 1) },
    next: at + 1,
  }
}
