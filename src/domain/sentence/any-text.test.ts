import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { issuesOf } from '#tests/support/workouts/generate.ts'
import { sportIds } from '../sports/registry.ts'
import { understand } from './understand.ts'

const words =
  '3x8 4x400m 50 min 1h15 10k 2,5 km 30/30 run bike swim ladder tempo threshold css 1:45 /km ftp 250 w @ z2 rest 90s strides no pool 25m 100s x ( ) - half an hour and to'
const randomSentence = fc
  .array(fc.constantFrom(...words.split(' ')), { maxLength: 14 })
  .chain((some) => fc.constantFrom(' ', '', ', ').map((between) => some.join(between)))

testProperty('any text is read without a crash, and every span lies inside it', 4000, (drawing) =>
  fc.assert(
    fc.property(
      fc.oneof(
        randomSentence,
        fc.string({ maxLength: 60 }),
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: 'grapheme' }),
      ),
      fc.constantFrom(...sportIds),
      (sentence, sport) => {
        const { found, unread } = understand(sentence, { sport })
        for (const { from, to } of [...found, ...unread]) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(sentence.length)
        }
      },
    ),
    drawing,
  ),
)

testProperty(
  'the generator accepts every request that is read, except for sets and warm-ups too large for a session',
  4000,
  (drawing) =>
    fc.assert(
      fc.property(randomSentence, fc.constantFrom(...sportIds), (sentence, sport) => {
        const { asked, assumed, unusable } = understand(sentence, { sport })
        if (unusable) {
          expect({ ...assumed, ...asked }).not.toHaveProperty('workoutType')
          return
        }
        // The form asks for the figure of pace and power; heart rate needs none, but knows no pace of a race.
        const request = {
          workoutMetric: 'heartrate',
          ...assumed,
          ...asked,
          ...(asked.referenceValue ? {} : asked.racePace ? byPace : { workoutMetric: 'heartrate' }),
        }
        const issues = issuesOf(request)
        expect(issues.filter(({ message }) => !isAboutSize(message))).toEqual([])
        if (asked.set) expect(asked.set.times * asked.set.value).toBeGreaterThan(0)
      }),
      drawing,
    ),
)

const byPace = { workoutMetric: 'pace', referenceValue: '4:30' }

/** Whether a set is refused for its figures, which the form reports, and not because its type has no such set. */
function isAboutSize(message: string): boolean {
  return /ask for (at least|a longer one|longer|less|shorter ones|fewer|a multiple)|before the last one|so short a send-off|give the set in|whole number of lengths/i.test(
    message,
  )
}

test('words that every object of JavaScript has are not understood', () => {
  for (const word of ['constructor', 'valueOf', 'toString'])
    for (const sentence of [`5 x ${word}`, `5 ${word} run`, word]) {
      const { asked, unread } = understand(sentence, { sport: 'running' })
      expect(asked, sentence).toEqual(sentence.endsWith('run') ? { sport: 'running' } : {})
      expect(unread.length, sentence).toBeGreaterThan(0)
    }
})
