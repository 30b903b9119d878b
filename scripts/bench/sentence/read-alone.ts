import fc from 'fast-check'
import { understand } from '#domain/sentence/understand.ts'
import { drawnSentence } from '#tests/support/sentences/drawn-request.ts'
import { mutatedSentence } from '#tests/support/sentences/mutated.ts'
import { figures } from '../figures.ts'

const SENTENCES = 5_000
/** Sentences that are read first and measured apart, because they wait for the compiler. */
const COLD_SENTENCES = 500
const WARM_UP_SENTENCES = 2_000
const LONG_CHARACTERS = 200
const HUGE_CHARACTERS = 10_000

// Measures the time to read sentences of 200 characters, good ones and mixed ones, and 10,000 characters of anything.
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
const long = good.map((sentence, at) => fill(sentence, good[at + 1]))
const cold = long.slice(0, COLD_SENTENCES).map((sentence) => readOnce(sentence))
for (const sentence of long.slice(0, WARM_UP_SENTENCES)) read(sentence)
console.table({
  'the first ones, 200 characters': figures(cold),
  'a sentence, 200 characters': figures(long.map(read)),
  'mixed pieces, 200 characters': figures(mixed.map((sentence, at) => read(fill(sentence, mixed[at + 1])))),
  'anything, 10,000 characters': figures(
    repeated.map((piece) => read(piece.repeat(HUGE_CHARACTERS).slice(0, HUGE_CHARACTERS))),
  ),
})

/** Two sentences as one of 200 characters. */
function fill(one: string, other = one): string {
  return `${one}, ${other}, `.repeat(LONG_CHARACTERS).slice(0, LONG_CHARACTERS)
}

/** The least of three times: in the others another program had the processor. */
function read(sentence: string): number {
  return Math.min(...Array.from({ length: 3 }, () => readOnce(sentence)))
}

function readOnce(sentence: string): number {
  const begun = performance.now()
  understand(sentence, { sport: 'running' })
  return performance.now() - begun
}
