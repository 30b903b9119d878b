import type { Inferred } from '../result.ts'
import type { Facts } from './facts.ts'
import { wordsOf } from './told.ts'

/** Tells a few seconds of rest whose unit was not said, for they may be minutes: "8 min @ 102%, 10 spin". */
export function tellUnitsOfRests({ sentence, mentions, steps, sport, isUsed, isNamed }: Facts): Inferred[] {
  if (sport.inPool) return []
  const isInSeconds = (figure: number) =>
    steps.some(({ duration: { type, value } }) => type === 'time' && value === figure)
  return mentions
    .filter((one) => one.kind === 'rest' && isUsed(one) && !isNamed(one))
    .filter(({ from, to }) => isInSeconds(Number(BARE.exec(sentence.slice(from, to))?.[1])))
    .map((one) => ({
      field: 'mainSet',
      reading: 'Assumed',
      because: `No unit was said at “${wordsOf(one, sentence)}”, so seconds.`,
    }))
}

const BARE = /^([5-9]|1\d|20) (?:easy|ez|spin|jog|walk|soft|light)\b/i
