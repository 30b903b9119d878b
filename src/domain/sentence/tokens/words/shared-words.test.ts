import { expect, test } from 'vitest'
import { effortNames } from '../../../text/words/effort-words.ts'
import { endWords } from '../../../text/words/part-words.ts'
import { sharedUnitWords } from '../../../text/words/unit-words.ts'
import { sessionWords } from './session-words.ts'
import { unitWords } from './unit-words.ts'

test('no word of a table is listed twice', () => {
  for (const table of [effortNames, endWords]) {
    const words = Object.values(table).flat()
    expect(new Set(words).size).toBe(words.length)
  }
  const units = Object.values(sharedUnitWords).flatMap((words) => words.split(' '))
  expect(new Set(units).size).toBe(units.length)
  const sessions = Object.values(sessionWords).flatMap((words) => words.split(','))
  expect(sessions.filter((word, at) => sessions.indexOf(word) !== at)).toEqual([])
})

test('units of texts are units of sentences; alone, m and s depend on the sport', () => {
  for (const [unit, words] of Object.entries(sharedUnitWords))
    for (const word of words.split(' ')) expect(unitWords[word], word).toBe(['m', 's'].includes(word) ? word : unit)
})
