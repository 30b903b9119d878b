import { expect, test } from 'vitest'
import {
  cyclingHeartRateAsPower,
  heartRateZoneNames,
  powerZones,
  runningPaceZones,
  swimmingPaceZones,
} from './zones.ts'

test('the power zones are seven, in percent of FTP', () => {
  expect(powerZones.map(({ number, percentMin, percentMax }) => [number, percentMin, percentMax])).toEqual([
    [1, 40, 55],
    [2, 55, 70],
    [3, 75.23, 82.85],
    [4, 87.14, 95.23],
    [5, 96.19, 105.23],
    [6, 130, 150],
    [7, 200, 250],
  ])
})

test.each([
  ['running', runningPaceZones],
  ['swimming', swimmingPaceZones],
])('the pace zones of %s run from easy to very hard without a gap', (_, zones) => {
  expect(zones.map(({ name }) => name)).toEqual(['Easy', 'Steady', 'Moderately Hard', 'Hard', 'Very Hard'])
  zones.forEach((zone, index) => {
    expect(zone.number).toBe(index + 1)
    expect(zone.fast).toBeLessThan(zone.mid)
    expect(zone.mid).toBeLessThan(zone.slow)
    const harder = zones[index + 1]
    if (harder) expect(harder.slow).toBe(zone.fast)
  })
})

test('threshold is in the fourth pace zone', () => {
  for (const zones of [runningPaceZones, swimmingPaceZones]) {
    const [at] = zones.filter(({ fast, slow }) => fast < 1 && slow >= 1)
    expect(at?.number).toBe(4)
  }
})

test('heart rate has five zones; a cyclist’s cover all power zones but the last', () => {
  expect(heartRateZoneNames).toHaveLength(5)
  const covered = cyclingHeartRateAsPower.flatMap(([first, last]) => (first === last ? [first] : [first, last]))
  expect(covered).toEqual([1, 2, 3, 4, 5, 6])
})
