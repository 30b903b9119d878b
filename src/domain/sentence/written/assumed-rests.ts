import { lengthInWords } from '../../generator/plan/length-in-words.ts'
import type { Bout } from '../resolve/measure.ts'
import type { WritingContext } from './writing.ts'

/** A rest that is not said, as long as there is time for, in half minutes. */
export function assumedRest(seconds: number, { shareOfRests = 1 }: WritingContext): Bout {
  return { value: Math.max(GRAIN, Math.floor((seconds * shareOfRests) / GRAIN) * GRAIN), unit: 'seconds' }
}

// In seconds.
const GRAIN = 30

/** Says how long a rest between some things is made. */
export function tellRest(between: string, { value }: Bout, { shareOfRests = 1 }: WritingContext): string {
  const long = lengthInWords({ type: 'time', unit: 'minutes', value })
  return `${BEGINNING} the ${between}, so ${long} easy${shareOfRests < 1 ? ', for which there is time' : ''}.`
}

/** Whether a sentence says that a rest was assumed. */
export function tellsRest(sentence: string): boolean {
  return sentence.startsWith(BEGINNING)
}

const BEGINNING = 'No rest was said between'
