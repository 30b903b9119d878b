import fc from 'fast-check'
import { expect } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { drawnSentence } from '#tests/support/sentences/drawn-request.ts'
import { isRepeat } from '../workout/stored-entry.ts'
import { understand } from './understand.ts'

testProperty(
  'a request that is written as a sentence is read back, whatever the words and their order',
  5000,
  (drawing) =>
    fc.assert(
      fc.property(
        drawnSentence,
        fc.constantFrom('running', 'cycling', 'swimming'),
        ({ sentence, asked, target }, sport) => {
          const read = understand(sentence, { sport: sport as 'running' })
          const { mainSet, referenceUnit: _, ...others } = read.asked
          const expected = target?.fields.type === 'heartrate' ? { ...asked, workoutMetric: 'heartrate' } : asked
          expect({ sentence, ...others }).toEqual({ sentence, ...expected })
          expect(read.unread).toEqual([])
          // A drawn session can be longer or harder than people do.
          expect(
            read.checks.filter(({ sentence: why }) => !/^(?:Hardly anybody|The set alone)|without a pause/.test(why)),
          ).toEqual([])
          expect(read.workout).toBeUndefined()
          const work = mainSet?.find((entry) => !isRepeat(entry) && entry.intensity === 'interval')
          if (target) expect(work).toMatchObject({ target: target.fields })
          else expect(mainSet).toBeUndefined()
        },
      ),
      drawing,
    ),
)
