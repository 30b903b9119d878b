import type { Reader } from '../../mention.ts'
import { readNumber } from '../../tokens/numbers.ts'
import { skip } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { paceOfRace, raceAt } from './race-times.ts'

/** The pace of a race that is run in a time: "sub-90 half pace", "at 45 min 10k pace", "1:45 half effort". */
export const readPaceOfRaceTime: Reader = whereSaid(new Set(['pace', 'effort', 'speed']), (tokens, at) => {
  const aimed = skip(tokens, at, aims)
  const start = skip(tokens, aimed, limits)
  const time = readTime(tokens, start, { isAimed: start > at, isLimit: start > aimed })
  const race = time && raceAt(tokens, time.next)
  if (!race || !paceWords.has(textAt(tokens, race.next))) return undefined
  const seconds = paceOfRace(time.value, race.value)
  return seconds === undefined
    ? undefined
    : {
        value: { kind: 'pace', seconds: Math.round(seconds), per: 'km', isAimed: true, isOfRace: true },
        next: race.next + 1,
      }
})

/** What the time can be in seconds: a clock that is no pace, or a figure in minutes or hours. */
function readTime(
  tokens: readonly Token[],
  at: number,
  { isAimed, isLimit }: { isAimed: boolean; isLimit: boolean },
): { value: number[]; next: number } | undefined {
  if (tokens[at]?.kind === 'clock') {
    const [first = 0, second = 0, third] = textAt(tokens, at).split(':').map(Number)
    if (third !== undefined) return { value: [first * 3600 + second * 60 + third], next: at + 1 }
    const isPace = first >= FASTEST_MINUTES && first < SLOWEST_MINUTES
    return isPace ? undefined : { value: [first * 60 + second, first * 3600 + second * 60], next: at + 1 }
  }
  const figure = readNumber(tokens, at)
  if (!figure) return undefined
  const minutes = figure.value.value * 60
  const unit = textAt(tokens, figure.next)
  // "45 min 10k pace" without a word before is a length and its effort.
  if (!isAimed) return undefined
  if (minuteWords.has(unit)) return { value: [minutes], next: figure.next + 1 }
  if (hourWords.has(unit)) return { value: [minutes * 60], next: figure.next + 1 }
  return isLimit ? { value: [minutes, minutes * 60], next: figure.next } : undefined
}

// Of a kilometre or a mile (our choice): "4:30 marathon pace" is one.
const FASTEST_MINUTES = 2
const SLOWEST_MINUTES = 12
const limits = new Set(['sub', 'under'])
const aims = new Set(['@', 'at', 'my'])
const minuteWords = new Set(['min', 'mins', 'minute', 'minutes'])
const hourWords = new Set(['h', 'hr', 'hrs', 'hour', 'hours'])
const paceWords = new Set(['pace', 'effort', 'speed'])
