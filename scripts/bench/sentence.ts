import fc from 'fast-check'
import { understand } from '#domain/sentence/understand.ts'
import { drawnSentence } from '#tests/support/sentences/drawn-request.ts'
import { mutatedSentence } from '#tests/support/sentences/mutated.ts'
import { figures } from './figures.ts'

const SENTENCES = 5_000
/** Sentences that are read before the measurement, because the first ones wait for the compiler. */
const WARM_UP_SENTENCES = 500
const LONG_CHARACTERS = 200
const HUGE_CHARACTERS = 10_000

/** Measures the time to read sentences of 200 characters, good ones and mixed ones, and 10,000 characters of anything. */
export async function bench(): Promise<void> {
  const good = fc.sample(drawnSentence, { numRuns: SENTENCES, seed: 1 }).map(({ sentence }) => sentence)
  const mixed = fc.sample(mutatedSentence, { numRuns: SENTENCES, seed: 1 }).map(({ sentence }) => sentence)
  const repeated = [
    '3x8 ',
    '(',
    '1-',
    'x',
    '5x(',
    'zzzz ',
    '100,',
    '1:',
    'no ',
    '🏃',
    '- ',
    'css+',
    '9',
    'warm up ',
    '\n',
    'ё',
  ]
  for (const sentence of good.slice(0, WARM_UP_SENTENCES)) read(sentence)
  console.table({
    'a sentence, 200 characters': figures(good.map((sentence, at) => read(fill(sentence, good[at + 1])))),
    'mixed pieces, 200 characters': figures(mixed.map((sentence, at) => read(fill(sentence, mixed[at + 1])))),
    'anything, 10,000 characters': figures(
      repeated.map((piece) => read(piece.repeat(HUGE_CHARACTERS).slice(0, HUGE_CHARACTERS))),
    ),
  })
}

/** Two sentences as one of 200 characters. */
function fill(one: string, other = one): string {
  return `${one}, ${other}, `.repeat(LONG_CHARACTERS).slice(0, LONG_CHARACTERS)
}

/** The least of three times: in the others another program had the processor. */
function read(sentence: string): number {
  const times = Array.from({ length: 3 }, () => {
    const begun = performance.now()
    understand(sentence, { sport: 'running' })
    return performance.now() - begun
  })
  return Math.min(...times)
}
