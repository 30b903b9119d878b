import { type Match, skip } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import type { Share } from './shares-of-bouts.ts'

/** The way back of hills whose time is not said: "jog back down", "easy spin back down to the start", "walk down the hill". */
export function readWayBack(tokens: readonly Token[], at: number): Match<Share> | undefined {
  const start = skip(tokens, at, easyWords, { most: 2 })
  const move = textAt(tokens, start)
  const isMove = moves.has(move) || joined.has(move)
  const behind = skip(tokens, isMove ? start + 1 : start, easyWords, { most: 2 })
  // "5k on the way back" is where, and no rest.
  const link = behind > at ? skip(tokens, behind, linkWords, { most: 4 }) : at
  const way = skip(tokens, link, backWords, { most: 2 })
  const isJoined = joined.has(move)
  const isBack = way > link || isJoined
  // "descend 1-4" is how a swim gets faster.
  const isDescent = descents.has(move) && (behind > start + 1 || start > at || textAt(tokens, behind) === 'for')
  // "easy down", "down easy" and "back down"; "down" alone may be the cool-down.
  const isEasyDown = !isMove && isBack && (start > at || way - link > 1 || easyWords.has(textAt(tokens, way)))
  if (!((isMove && isBack) || isDescent || isEasyDown)) return undefined
  const end = isDescent ? behind : way
  const next = skip(tokens, skip(tokens, end, tails, { most: 4 }), easyWords)
  const share = move.startsWith('walk') ? WALKED : ridden.has(move) ? RIDDEN : RUN
  return { value: { share, isWayBack: true }, next }
}

// Down a hill one jogs half as fast again as one runs up; walking takes twice as long, and riding half (our choice).
const RUN = 1.5
const WALKED = 2
const RIDDEN = 0.5

const easyWords = new Set(['easy', 'ez', 'slow', 'gentle', 'light', 'slowly', 'gently'])
const descents = new Set(['descend', 'descending', 'descent'])
const ridden = new Set(['spin', 'spinning', 'roll', 'coast', 'coasting', 'freewheel', 'ride', ...descents])
const moves = new Set(['jog', 'jogging', 'run', 'recover', 'recovery', 'rest', 'float', 'walk', 'walking', ...ridden])
const linkWords = new Set(['on', 'the', 'way', 'for', 'to', 'is', 'as', 'of'])
// Typed without a space.
const joined = new Set(['jogback', 'walkback', 'jogdown', 'walkdown'])
const backWords = new Set(['back', 'down'])
const tails = new Set([
  'the',
  'hill',
  'to',
  'start',
  'bottom',
  'for',
  'recovery',
  'rec',
  'rest',
  'as',
  'climb',
  'again',
])
