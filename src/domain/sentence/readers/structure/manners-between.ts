import type { Reader } from '../../mention.ts'
import { skip } from '../../tokens/phrases.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { BETWEEN } from '../../tokens/words/unsupported-words.ts'
import { readDetail } from '../details.ts'
import { readCadence } from '../figures/cadences.ts'
import { unsupported } from '../unsupported-at.ts'
import { hasSet } from './behind-bouts.ts'
import { betweenWords, matchBetween } from './words-between.ts'

/** How something between the repetitions is done that has no length, "and kick in between": it is not how they are done. */
export const readMannerBetween: Reader = whereSaid(betweenWords, (tokens, at, before) => {
  const manner = hasSet(before) ? (readDetail(tokens, at, before) ?? readCadence(tokens, at, before)) : undefined
  const place = manner && matchBetween(tokens, skip(tokens, manner.next, manners, { most: 2 }))
  // "pull in between sets easy"
  return place && unsupported(BETWEEN, skip(tokens, place.next, efforts))
})

const efforts = new Set(['easy', 'ez', 'slow'])
const manners = new Set(['easy', 'ez', 'spin', 'spinning', 'in', 'set', 'sets'])
