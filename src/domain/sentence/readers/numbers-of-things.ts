import type { Reader } from '../mention.ts'
import { indexList, matchPhrase, skip } from '../tokens/phrases.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { PROFILE, REMARK, SAY_LENGTH } from '../tokens/words/unsupported-words.ts'
import { unsupported } from './unsupported-at.ts'

/** Figures that number or measure something else: "page 47", "session 12 of 24", "5h sleep", "double 30 min". */
export const readNumberOfThing: Reader = (tokens, at) => {
  const thing = matchPhrase(tokens, at, things)
  const numbered = matchPhrase(tokens, at, sessions)
  const start = thing?.next ?? (numbered && skip(tokens, numbered.next, hash))
  if (start !== undefined && isNumber(tokens, start)) {
    const end = endOfNumber(tokens, start + 1)
    // "session 45" can be its minutes.
    if (thing || end > start + 1 || start > (numbered?.next ?? start) || textAt(tokens, end) === ':')
      return unsupported(REMARK, end)
  }
  return readFitness(tokens, at) ?? readShare(tokens, at) ?? readTimeOfThing(tokens, at)
}

/** The index behind "of 24", "/24" or "day 2". */
function endOfNumber(tokens: readonly Token[], at: number): number {
  if ((textAt(tokens, at) === 'of' || textAt(tokens, at) === '/') && isNumber(tokens, at + 1)) return at + 2
  const more = matchPhrase(tokens, at, things)
  return more && isNumber(tokens, more.next) ? more.next + 1 : at
}

/** Whether a figure without a unit stands at an index, and no set. */
function isNumber(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.kind === 'number' &&
    readAmount(tokens, at)?.value.kind === 'bare' &&
    !['x', '*', '%'].includes(textAt(tokens, at + 1))
  )
}

/** The athlete's own "VO2max is 52"; "VO2max 45 min" is a session. */
function readFitness(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const name = matchPhrase(tokens, at, fitness)
  if (!name) return undefined
  const figure = skip(tokens, name.next, links, { most: 2 })
  const isOwn = figure > name.next || tokens.slice(Math.max(0, at - 4), at).some(({ text }) => text === 'my')
  return isOwn && isNumber(tokens, figure) ? unsupported(PROFILE, figure + 1) : undefined
}

const fitness = indexList('vo 2 max,vo 2,vomax,vo max')
const links = new Set(['is', 'of', ':', '='])

/** "half of the usual 60 min", "double 30 min": a length that is counted from another one. */
function readShare(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const share = matchPhrase(tokens, at, shares)
  const length = share && readAmount(tokens, skip(tokens, share.next, usual, { most: 3 }))
  return length && length.value.kind !== 'bare' ? unsupported(SAY_LENGTH, length.next) : undefined
}

/** "sleep 5h", "an 8 hour shift" */
function readTimeOfThing(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const isBefore = rests.has(textAt(tokens, at))
  const length = readAmount(tokens, isBefore ? at + 1 : at)
  if (!length || length.value.kind === 'distance') return undefined
  if (isBefore) return length.value.kind !== 'time' ? undefined : unsupported(REMARK, length.next)
  const thing = matchPhrase(tokens, length.next, timedThings)
  return thing && unsupported(REMARK, thing.next)
}

const things = indexList(
  'page,chapter,room,locker,lane,gate,platform,bus,tram,flat,apartment,episode,season,lesson,bib,seat,week,day',
)
const sessions = indexList('session,workout,run #,ride #,swim #,number,#')
const hash = new Set(['#'])
const shares = indexList('half of,half the,half my,double,triple,a third of,a quarter of')
const usual = new Set(['the', 'my', 'usual', 'normal', 'last', 'planned', 'a'])
const rests = new Set(['sleep', 'slept', 'nap'])
const timedThings = indexList('sleep,of sleep,nap,flight,drive,shift,of meetings,commute')
