import { expect, test } from 'vitest'
import { zoneEffort } from '../workout/effort.ts'
import { sportOf, sports } from './registry.ts'
import { speeds, targetPart } from './target-parts.ts'

test('a shorter bout is aimed higher, and a shared bound belongs to the shorter one', () => {
  const threshold = (seconds: number) => targetPart(sportOf('cycling'), 5, 'work', seconds)?.percents
  expect(threshold(300)).toEqual([101, 105])
  expect(threshold(420)).toEqual([101, 105])
  expect(threshold(421)).toEqual([98, 102])
  expect(threshold(3600)).toEqual([96.2, 98.5])
  expect(targetPart(sportOf('running'), 5, 'work', 60)?.percents).toEqual(speeds(0.87, 0.9))
})

test('a zone has no part for a use that it does not know', () => {
  expect(targetPart(sportOf('cycling'), 7, 'work', 10)).toBeUndefined()
  expect(targetPart(sportOf('running'), 1, 'over', 60)).toBeUndefined()
})

test('multiples of a pace become tenths of a percent inside them', () => {
  // 100 / 1.37 = 72.99 and 100 / 1.29 = 77.52.
  expect(speeds(1.29, 1.37)).toEqual([73, 77.5])
})

test.each(sports)('every part of $id lies in its zone, but for strides and the band below VO2 Max', (sport) => {
  expect(sport.targetParts.length).toBeGreaterThan(5)
  for (const { zone, use, percents } of sport.targetParts) {
    if (use === 'classic' || use === 'stride') continue
    const { low = 0, high = 0 } = zoneEffort(sport.reference.metric, zone, sport) ?? {}
    expect(percents[0]).toBeGreaterThanOrEqual(low - 0.05)
    expect(percents[1]).toBeLessThanOrEqual(high + 0.05)
    expect(percents[0]).toBeLessThan(percents[1])
  }
})
