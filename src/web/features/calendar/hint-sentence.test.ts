import { expect, test } from 'vitest'
import { hintSentence } from './hint-sentence.ts'

test('two hard days are named', () => {
  expect(hintSentence({ kind: 'hard-days-in-a-row', days: ['2026-11-17', '2026-11-18'] })).toBe(
    'Tuesday 17 November and Wednesday 18 November are both hard. Most athletes put an easy day between.',
  )
})

test('a row of hard days is named by its ends', () => {
  expect(
    hintSentence({ kind: 'hard-days-in-a-row', days: ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'] }),
  ).toBe('Sunday 29 November to Wednesday 2 December are 4 hard days in a row. Most athletes put easy days between.')
})

test('a hard week says by which loads', () => {
  expect(hintSentence({ kind: 'hard-week', firstDay: '2026-11-16', load: 500.4, meanLoad: 300 })).toBe(
    'This week has a load of 500, more than a third above the average of the last four (300).',
  )
})
