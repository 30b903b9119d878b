import { expect, test } from 'vitest'
import { effortWords, zoneOfWord } from './effort-word.ts'

// Words with their zone of power, and their zone of pace and heart rate.
const zones: [words: string[], power: number | undefined, other: number][] = [
  [['easy', 'active recovery'], 1, 1],
  [['steady', 'endurance'], 2, 2],
  [['moderate', 'moderately hard', 'tempo'], 3, 3],
  [['sweet spot', 'sweetspot', 'sst'], 4, 4],
  [['threshold', 'hard'], 5, 4],
  [['css'], undefined, 4],
  [['very hard', 'fast', 'vo2max', 'vo2 max', 'anaerobic'], 6, 5],
  [['sprint', 'neuromuscular', 'max', 'maxeffort', 'max effort', 'all out'], 7, 5],
]

test.each(zones)('%j are zone %s of power, and %s of pace and heart rate', (words, power, other) => {
  for (const word of words)
    expect([zoneOfWord(word, 'power'), zoneOfWord(word, 'pace'), zoneOfWord(word, 'heartrate')]).toEqual([
      power,
      other,
      other,
    ])
})

test('no other word is an effort', () => {
  expect(effortWords.toSorted()).toEqual(zones.flatMap(([words]) => words).sort())
  expect(zoneOfWord('rest', 'power')).toBeUndefined()
})
