import type { Reader } from '../../mention.ts'
import { hasUnit } from '../../tokens/amounts.ts'
import { skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { CAN_DO } from '../../tokens/words/unsupported-words.ts'
import { raceAt } from '../figures/race-times.ts'
import { unsupported } from '../unsupported-at.ts'
import { isWish, wordSet } from './clauses.ts'

/** What the athlete can do, and is not asked for: "my 5k is 22 min, tempo run", "I can run 5k in 25 min, give me 6x800". */
export const readOwnTime: Reader = whereSaid(wordSet('my i'), (tokens, at) => {
  const next = textAt(tokens, at) === 'my' ? endOfRaceTime(tokens, at + 1) : endOfAbility(tokens, at)
  return next === undefined ? undefined : unsupported(CAN_DO, next)
})

/** The index behind "5k time is 22 min". */
function endOfRaceTime(tokens: readonly Token[], at: number): number | undefined {
  const race = raceAt(tokens, skip(tokens, at, adjectives))
  if (!race) return undefined
  const start = skip(tokens, race.next, links, { most: 4 })
  return start > race.next ? endOfTime(tokens, start) : undefined
}

/** The index behind "I can run 5k in 25 min". Without "can" it is told only where something else is wanted. */
function endOfAbility(tokens: readonly Token[], at: number): number | undefined {
  if (textAt(tokens, at) !== 'i') return undefined
  const isAble = textAt(tokens, at + 1) === 'can'
  const verb = isAble ? at + 2 : at + 1
  if (!verbs.has(textAt(tokens, verb))) return undefined
  const length = readAmount(tokens, skip(tokens, verb + 1, articles))
  if (
    !length ||
    length.value.kind === 'time' ||
    length.value.kind === 'clock' ||
    !inTime.has(textAt(tokens, length.next))
  )
    return undefined
  const end = endOfTime(tokens, skip(tokens, length.next, inTime, { most: 2 }))
  if (end === undefined || isAble) return end
  return marks.has(textAt(tokens, end)) ? end : undefined
}

function endOfTime(tokens: readonly Token[], at: number): number | undefined {
  const time = readAmount(tokens, at)
  if (!time) return undefined
  const { kind } = time.value
  const isTime = kind === 'clock' || (kind === 'time' && hasUnit(time.value))
  const isEnd = time.next >= tokens.length || marks.has(textAt(tokens, time.next)) || isWish(tokens, time.next)
  return isTime && isEnd ? time.next : undefined
}

const adjectives = wordSet('current best recent usual normal')
const links = wordSet('is time = : about around at currently')
const verbs = wordSet('run do race swim ride cycle bike')
const articles = wordSet('a the')
const inTime = wordSet('in under about around at')
const marks = new Set([',', ';', '.', '!', '-', 'so', 'and', 'but'])
