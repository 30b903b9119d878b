import { sportOf } from '../../sports/registry.ts'
import type { Mention } from '../mention.ts'
import type { Amount } from '../tokens/amounts.ts'
import type { SportContext } from './measure.ts'

/**
 * The mentions, with short bouts at one of Jack Daniels' letters in the unit of the stretches beside them: the "3x1T" of "2E +
 * 3x1T + 2E" are as far as half of "2E", and no minutes.
 */
export function shareUnitOfLetters(mentions: readonly Mention[], sentence: string, context: SportContext): Mention[] {
  const hasLetter = ({ to }: Mention) => LETTER.test(sentence.slice(to))
  const stretches = mentions.flatMap((one) => (one.kind === 'amount' && hasLetter(one) ? [one.amount] : []))
  const { racePaces, sentence: words } = sportOf(context.sport)
  const unit = stretches.map((one) => unitOf(one, words.minBareMinutes, context)).find((one) => one !== undefined)
  if (!racePaces || !unit) return [...mentions]
  return mentions.map((one) =>
    one.kind === 'set' && one.bout.kind === 'bare' && one.bout.value <= MOST_OF_BOUT && hasLetter(one)
      ? { ...one, bout: { kind: 'distance', value: one.bout.value, unit } }
      : one,
  )
}

function unitOf(amount: Amount, minBareMinutes: number, { unit }: SportContext) {
  if (amount.kind === 'distance')
    return amount.unit === 'miles' || amount.unit === 'kilometers' ? amount.unit : undefined
  return amount.kind === 'bare' && amount.value < minBareMinutes ? unit : undefined
}

const LETTER = /^ ?[EMT]\b(?!')/
// Longer ones without a unit are minutes (our choice).
const MOST_OF_BOUT = 4
