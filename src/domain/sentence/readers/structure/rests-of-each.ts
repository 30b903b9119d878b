import { skip } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'

/** The index behind "after every swim", of which the rest may hold the "after". */
export function skipAfterEach(tokens: readonly Token[], at: number): number {
  const after = textAt(tokens, at - 1) === 'after' ? at : skip(tokens, at, afterWord)
  const each = skip(tokens, after, eachWords)
  const isSaid = textAt(tokens, after - 1) === 'after' && each > after
  return isSaid && parts.has(textAt(tokens, each)) ? each + 1 : at
}

const afterWord = new Set(['after'])
const eachWords = new Set(['every', 'each', 'evry'])
const parts = new Set(['one', 'swim', 'rep', 'rung', 'piece', 'step'])
