import { endWords } from '../../../text/words/part-words.ts'
import type { Amount } from '../../tokens/amounts.ts'
import { indexPhrases, type Match, matchPhrase } from '../../tokens/phrases.ts'
import type { Token } from '../../tokens/tokens.ts'

/** A warm-up, a cool-down, or one of the two that the rest of the sentence tells. */
export type End = 'warmup' | 'cooldown' | undefined

/** The word for a warm-up or a cool-down. */
export function readEndWord(tokens: readonly Token[], at: number): Match<End> | undefined {
  return matchPhrase(tokens, at, words)
}

/** A warm-up or a cool-down that was read, and the index behind it. */
export function matchEnd(part: End, next: number, amount?: Amount) {
  return { value: { kind: 'warm-up or cool-down', part, ...(amount ? { amount } : {}) } as const, next }
}

/** What a clause ends at. */
export const clauseEnds = new Set([',', ';', '.', '+', 'and', '\n'])

/** The signs of a set. */
export const signs = new Set(['x', '*'])

const words = indexPhrases<End>([
  ['warmup', [...endWords.warmup, 'warm ups,warming up,w / u,beforehand'].join()],
  ['cooldown', [...endWords.cooldown, 'warmdown,cooling down,wind down,winding down,c / d,w / d'].join()],
  [undefined, 'warm cool'],
])
