import { sports } from '../../../sports/registry.ts'
import { toMetres } from '../../../units/distance.ts'
import type { Reader } from '../../mention.ts'
import { type Amount, secondsOfClock } from '../../tokens/amounts.ts'
import { skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { isPartEnd } from '../plain-words.ts'
import { readTimes } from './times-of-bouts.ts'

/** The time of each bout in brackets, where its rest follows: "5x1k (4:10) 1'", "10x400 (70-72s) w/ 60s". */
export function readTimeBeforeRest(tokens: readonly Token[], at: number, bout: Amount): ReturnType<Reader> {
  const range = textAt(tokens, at - 1) === '(' ? readTimes(tokens, at, (time) => isTimeOf(time, bout)) : undefined
  if (!range || textAt(tokens, range.next) !== ')') return undefined
  const [first, second] = range.times
  const start = skip(tokens, range.next + 1, restLinks, { most: 3 })
  const rest = readAmount(tokens, start)
  if (!rest || !isTimeOf(first, bout) || !isBrief(rest.value)) return undefined
  const isRest =
    restNouns.has(textAt(tokens, rest.next)) || (start > range.next + 1 && textAt(tokens, start - 1) !== ',')
  // "5x1000 (3:20) 90 s run"
  if (!isRest && !isPartEnd(tokens, skip(tokens, rest.next, sportWords))) return undefined
  const value = { kind: 'bout time', amount: first, ...(second ? { until: second } : {}), isAimed: false } as const
  return { value, next: range.next }
}

/** Whether a bout can be run in a time: a kilometre in 2:30 to 7:00 (our choice). */
export function isTimeOf(time: Amount, bout: Amount): boolean {
  const metres =
    bout.kind === 'distance'
      ? toMetres(bout.value, bout.unit)
      : bout.kind === 'bare' || bout.kind === 'm'
        ? bout.value
        : 0
  const seconds =
    time.kind === 'clock'
      ? secondsOfClock(time.parts)
      : time.kind === 'time'
        ? time.seconds
        : time.kind === 's'
          ? time.value
          : 0
  const perKilometre = (seconds / metres) * 1000
  return metres >= 100 && perKilometre >= 150 && perKilometre <= 420
}

function isBrief(rest: Amount): boolean {
  return rest.kind === 'time' ? rest.seconds <= MAX_REST_SECONDS : rest.kind !== 'distance'
}

const MAX_REST_SECONDS = 300

const sportWords = new Set(sports.flatMap(({ textNames }) => textNames))
const restLinks = new Set([',', 'w', '/', 'with', 'r', 'rest', 'off', 'rec'])

const restNouns = new Set(['rest', 'r', 'rec', 'recovery', 'jog', 'walk', 'float', 'off', 'standing'])
