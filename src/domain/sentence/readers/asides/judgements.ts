import type { Reader } from '../../mention.ts'
import { textAt } from '../../tokens/tokens.ts'
import { REMARK } from '../../tokens/words/unsupported-words.ts'
import { unsupported } from '../unsupported-at.ts'
import { wordSet } from './clauses.ts'

/** How something was, "too easy", "way too hard": no effort of this session. What is not wanted, "not too hard", is a refusal. */
export const readJudgement: Reader = (tokens, at) => {
  const isJudged = textAt(tokens, at) === 'too' && manners.has(textAt(tokens, at + 1))
  return isJudged && !refusals.has(textAt(tokens, at - 1)) ? unsupported(REMARK, at + 2) : undefined
}

const manners = wordSet('easy hard slow fast long short intense tough quick')
const refusals = wordSet("not nothing never without isn't don't")
