import { expect, test } from 'vitest'
import { ownChangeOf, ownFigures } from './own-figures.ts'

const empty = {
  threshold_heart_rate: '',
  maximum_heart_rate: '',
  resting_heart_rate: '',
  pool_length: '',
  weight: '',
}

test('what is typed is sent as figures, and what was emptied is removed', () => {
  expect(ownChangeOf({ ...empty, weight: '64,5', resting_heart_rate: ' 48 ' }, { maximum_heart_rate: 190 })).toEqual({
    resting_heart_rate: 48,
    maximum_heart_rate: null,
    weight: 64.5,
  })
})

test.each(['48 bpm', '-5', '1e2', '1,2,3', 'abc'])('“%s” is named at its field', (typed) => {
  expect(ownChangeOf({ ...empty, resting_heart_rate: typed }, {})).toEqual({
    fields: { resting_heart_rate: 'Write resting heart rate in figures alone.' },
  })
})

test('of nothing there is no change', () => {
  expect(ownChangeOf(empty, { cycling_ftp: 250 })).toBeUndefined()
})

test('a pool is in the unit of swims', () => {
  const unitOf = (swimming_unit?: 'meters' | 'yards') =>
    ownFigures(swimming_unit ? { swimming_unit } : {}).find(({ name }) => name === 'pool_length')?.unit
  expect([unitOf(), unitOf('yards')]).toEqual(['meters', 'yards'])
})
