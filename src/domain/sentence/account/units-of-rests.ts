import type { Inferred } from '../result.ts'
import type { Facts } from './facts.ts'
import { wordsOf } from './told.ts'

/** Tells a few seconds of rest whose unit was not said, for they may be minutes: "8 min @ 102%, 10 spin". */
export function tellUnitsOfRests({ sentence, mentions, steps, sport, isUsed, isNamed }: Facts): Inferred[] {
  if (sport.inPool) return []
  const isInSeconds = (figure: number) =>
    steps.some(({ duration: { type, value } }) => type === 'time' && value === figure)
  return mentions
    .filter((one) => one.kind === 'rest' && one.rest.kind === 'bare' && isInSeconds(one.rest.value))
    .filter((one) => EASY.test(sentence.slice(one.from, one.to)) && isUsed(one) && !isNamed(one))
    .map((one) => ({
      field: 'mainSet',
      reading: 'Assumed',
      because: `No unit was said at “${wordsOf(one, sentence)}”, so seconds.`,
    }))
}

const EASY = /^(?:[5-9]|1\d|20) (?:easy|ez|spin|jog|walk|soft|light)\b/i
