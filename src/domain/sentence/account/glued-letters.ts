import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'

/** Names a letter that is written at a figure, “P20"”, and was read as the gear or the stroke of another part. */
export function findGluedLetters({ sentence, mentions, isUsed, isNamed }: Facts): Check[] {
  return mentions
    .filter(({ kind, from, to }) => kind === 'detail' && to - from === 1 && /\d/.test(sentence.charAt(to)))
    .filter((one) => isUsed(one) && !isNamed(one))
    .map((one) => checkAt(one, GLUED))
}

const GLUED = 'This letter belongs to the figure behind it: check what it was read as.'
