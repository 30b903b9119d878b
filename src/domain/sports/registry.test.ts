import { expect, test } from 'vitest'
import { effortZones } from './effort-zones.ts'
import { sportIds, sportOf, sports, workoutTypeLabel, workoutTypes } from './registry.ts'

test('there are thirteen pairs of sport and workout type', () => {
  expect(Object.fromEntries(sports.map(({ id, workoutTypes }) => [id, workoutTypes]))).toEqual({
    running: ['interval', 'threshold', 'tempo', 'endurance'],
    cycling: ['sweet spot', 'v02 max', 'threshold', 'tempo', 'endurance', 'interval'],
    swimming: ['interval', 'ladder sets', 'endurance'],
  })
})

test.each(sports)('$label offers its targets, and a metric for each but open', ({ targets, metrics, reference }) => {
  expect(targets.at(-1)).toBe('open')
  expect(metrics.toSorted()).toEqual(targets.filter((target) => target !== 'open').toSorted())
  expect(metrics).toContain(reference.metric)
})

test.each(sports)('$label has a pace unit for each distance unit, or no pace at all', (sport) => {
  const paced = sport.metrics.includes('pace')
  expect(sport.paceUnits).toHaveLength(paced ? sport.distanceUnits.length : 0)
  expect(sport.paceZones).toHaveLength(paced ? 5 : 0)
})

test.each(sports)('$label has interval and endurance, and works in zones that it has', (sport) => {
  expect(sport.workoutTypes).toEqual(expect.arrayContaining(['interval', 'endurance']))
  expect(sport.workoutTypes).toEqual(expect.arrayContaining(Object.keys(sport.workZones)))
  const zones = effortZones(sport).map(({ number }) => number)
  expect(zones).toEqual(expect.arrayContaining(Object.values(sport.workZones)))
})

test.each(sports)('$label has a nominal reference value within its own bounds', ({ reference }) => {
  expect(reference.nominal).toBeGreaterThan(reference.min)
  expect(reference.nominal).toBeLessThan(reference.max)
})

test('every id finds its sport, and every type of a sport has a label', () => {
  expect(sportIds.map((id) => sportOf(id).id)).toEqual(sports.map(({ id }) => id))
  expect(new Set(sports.flatMap((sport) => sport.workoutTypes))).toEqual(new Set(workoutTypes))
  expect(workoutTypeLabel['v02 max']).toBe('VO2 Max')
})
