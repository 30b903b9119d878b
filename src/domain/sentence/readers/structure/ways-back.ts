import type { Meaning, Reader } from '../../mention.ts'
import { type Amount, isPoolDistance, secondsOfClock } from '../../tokens/amounts.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { HILLS } from '../../tokens/words/unsupported-words.ts'
import { isDirectlyBehindBouts } from './behind-bouts.ts'
import { readRestRange } from './rest-ranges.ts'

const wayWords = new Set(['down', 'back', 'descend', 'descending', 'descent', 'downhill'])

/** The way back of hills with its time: "3 min easy down", "4' descend easy", "90 s walk back". */
export const readTimedWayBack: Reader = whereSaid(wayWords, (tokens, at, before) => {
  if (!isDirectlyBehindBouts(before)) return undefined
  const named = getsFaster(tokens, at, before) ? undefined : readWayBeforeTime(tokens, at, before)
  if (named) return named
  const time = readRestRange(tokens, at) ?? readAmount(tokens, at)
  if (!time || (time.value.kind !== 'time' && time.value.kind !== 's')) return undefined
  const start = skip(tokens, time.next, links)
  const back = matchPhrase(tokens, start, waysBack)
  // "10 min easy down" may be the cool-down.
  const down = isOnHills(before) || isRestOfBout(time.value, before) ? matchPhrase(tokens, start, waysDown) : undefined
  const way = back ?? down
  if (!way || getsFaster(tokens, start, before) || secondsOf(time.value) > MAX_SECONDS) return undefined
  return { value: { kind: 'rest', rest: time.value }, next: skip(tokens, way.next, nouns, { most: 2 }) }
})

/** "walk down ~1:40", "jog back about 90 s", "walk back 2-3 min": the time behind the way back is that of the rest. */
function readWayBeforeTime(...[tokens, at]: Parameters<Reader>): ReturnType<Reader> {
  const way = matchPhrase(tokens, at, waysBack)
  const start = way && skip(tokens, way.next, approximations, { most: 3 })
  const time = start === undefined ? undefined : (readRestRange(tokens, start) ?? readAmount(tokens, start))
  const seconds = time ? secondsOf(time.value) : 0
  const isSaid = start !== way?.next
  if (!time || seconds === 0 || seconds > (isSaid ? MAX_SECONDS : MAX_REST_SECONDS)) return undefined
  return { value: { kind: 'rest', rest: time.value }, next: time.next }
}

/** "5x300 descending 30 s rest": of a distance of the pool it says how it is swum, but for hills. */
function getsFaster(tokens: readonly Token[], at: number, before: readonly Meaning[]): boolean {
  const bout = before.findLast((one) => one.kind === 'set')?.bout
  return descents.has(textAt(tokens, at)) && bout !== undefined && isPoolDistance(bout) && !isOnHills(before)
}

const descents = new Set(['descend', 'descending'])

const approximations = new Set([
  '~',
  '≈',
  'about',
  'around',
  'roughly',
  'circa',
  'ca',
  'takes',
  'taking',
  'in',
  'for',
  'is',
  ':',
  '=',
  '(',
])

function isOnHills(before: readonly Meaning[]): boolean {
  return before.some(
    (one) =>
      (one.kind === 'session' && one.session === 'hills') ||
      (one.kind === 'set' && one.effort === 'hills') ||
      (one.kind === 'unsupported' && one.sentence === HILLS),
  )
}

/** Whether a time is at most that of the bout before. */
function isRestOfBout(rest: Amount, before: readonly Meaning[]): boolean {
  const set = before.findLast((one) => one.kind === 'set')
  return set?.bout.kind === 'time' && secondsOf(rest) <= set.bout.seconds && secondsOf(rest) <= MAX_REST_SECONDS
}

function secondsOf(amount: Amount): number {
  if (amount.kind === 'clock') return secondsOfClock(amount.parts)
  return amount.kind === 'time' ? amount.seconds : amount.kind === 's' ? amount.value : 0
}

// Our choice: nobody climbs longer at once, and as long a time without a hill is a cool-down.
const MAX_SECONDS = 20 * 60
const MAX_REST_SECONDS = 4 * 60
const links = new Set(['of', 'for', 'the', 'to', 'as'])
const nouns = new Set(['rec', 'recovery', 'recoveries', 'rest', 'hill', 'the'])
const waysBack = indexList(
  'jog down,jog back,jog back down,jogging down,jogging back,easy jog down,easy jog back,walk down,walk back,walk back down,walking back,walking down,roll back,descend,descend easy,descending,descending easy,descent,easy descent,downhill,easy downhill,back down,easy back down',
)
const waysDown = indexList('easy down,easy on the way down,down easy,down,roll down,coast down,spin down,run down')
