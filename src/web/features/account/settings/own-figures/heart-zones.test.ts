import { expect, test } from 'vitest'
import { heartZones } from './heart-zones.ts'

test('the zones of a threshold heart rate are in beats, once for the sports that share them', () => {
  const groups = heartZones('170')
  expect(groups.map(({ label }) => label)).toEqual(['Running and Swimming', 'Cycling'])
  expect(groups[0]?.zones.map(({ range }) => range)).toEqual([
    '119–145 bpm',
    '145–153 bpm',
    '153–162 bpm',
    '162–170 bpm',
    '170–180 bpm',
  ])
})

test.each(['', '19', '251', 'abc'])('“%s” has none', (typed) => {
  expect(heartZones(typed)).toEqual([])
})
