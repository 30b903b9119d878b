import type { Race } from '../../../sports/races.ts'
import type { Reader } from '../../mention.ts'
import { type Match, matchPhrase } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { listedRaces } from '../structure/listed-targets.ts'

/** A pace between those of two races: "3k-5k pace", "MP to HMP", "mile to 3k effort". */
export const readRaceRange: Reader = (tokens, at, before) => {
  const first = readRace(tokens, at)
  // The hyphen of "mp-hmp" is no token.
  const isHidden = first !== undefined && isBehindHyphen(tokens, first.next)
  const second = first && readRace(tokens, isHidden ? first.next : first.next + 1)
  // "5k pace and 10k pace" are two.
  const isJoined = textAt(tokens, first?.next ?? at) !== 'and' || textAt(tokens, at - 1) === 'between'
  if (!first || !second || !isJoined || !(isHidden || joints.has(textAt(tokens, first.next)))) return undefined
  const isNamed = paceWords.has(textAt(tokens, second.next)) || isPace(tokens, at, first.next)
  const isAimed = ['@', 'at', 'between'].includes(textAt(tokens, at - 1)) && before.some(({ kind }) => kind === 'set')
  // "from 10k pace to 5k pace" gets faster.
  if (!(isNamed || isAimed) || textAt(tokens, at - 1) === 'from' || first.value === second.value) return undefined
  return {
    value: { kind: 'changed pace', of: first.value, until: second.value, low: 0, high: 0 },
    next: paceWords.has(textAt(tokens, second.next)) ? second.next + 1 : second.next,
  }
}

function readRace(tokens: readonly Token[], at: number): Match<Race> | undefined {
  const found = matchPhrase(tokens, at, listedRaces)
  if (found?.value.kind !== 'race pace' || !found.value.race) return undefined
  const isFollowed = paceWords.has(textAt(tokens, found.next)) && joints.has(textAt(tokens, found.next + 1))
  return { value: found.value.race, next: isFollowed ? found.next + 1 : found.next }
}

/** Whether a character was left out before a token that no space separates: the hyphen between two words. */
function isBehindHyphen(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.glued === true && tokens[at].from > (tokens[at - 1]?.to ?? 0)
}

/** "MP", "hmp": a pace by its own name. */
function isPace(tokens: readonly Token[], at: number, next: number): boolean {
  return tokens.slice(at, next).some(({ text }) => text === 'mp' || text === 'hmp' || paceWords.has(text))
}

const joints = new Set(['-', 'to', 'and'])
const paceWords = new Set(['pace', 'effort'])
