import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { boundsAt, boundsOf } from '#tests/support/workouts/own-bounds.ts'
import { athleteZones, hasOwnZones, zoneAt, zoneHolding } from './athlete-zones.ts'
import { heartRateEffort } from './heart-rate.ts'
import { sportOf, sports } from './registry.ts'
import { boundLimits, tableBounds, type ZonedType } from './zone-bounds.ts'

const everyKind = sports.flatMap((sport) =>
  ([sport.reference.metric, 'heartrate'] as const).map((type) => ({ type, sport, name: `${sport.id} by ${type}` })),
)

describe('own bounds', () => {
  const effort = boundsAt(40, 58, 75, 90, 105, 120, 150, 300)
  const heartRate = boundsAt(60, 78, 88, 95, 101, 110)

  test('take the place of the table’s, and keep numbers and names', () => {
    const zones = athleteZones('power', sportOf('cycling'), { effort })
    expect(zones[1]).toEqual({ number: 2, name: 'Endurance', low: 58, high: 75 })
    expect(zones).toHaveLength(7)
    expect(athleteZones('heartrate', sportOf('cycling'), { heartRate })[3]).toEqual({
      ...{ number: 4, name: 'Hard', low: 95, high: 101 },
    })
  })

  test('of one type leave the zones of the other as they are', () => {
    for (const { type, sport } of everyKind) {
      const other = type === 'heartrate' ? { effort } : { heartRate }
      expect(athleteZones(type, sport, other)).toEqual(athleteZones(type, sport))
      expect(hasOwnZones(type, sport, other)).toBe(false)
    }
    expect(hasOwnZones('power', sportOf('running'), { effort })).toBe(false)
    expect(athleteZones('power', sportOf('running'), { effort })).toEqual([])
    expect(hasOwnZones('heartrate', sportOf('running'), { heartRate })).toBe(true)
    expect(hasOwnZones('power', sportOf('cycling'), { effort })).toBe(true)
  })

  test('move the efforts of heart rates with them', () => {
    const ride = sportOf('cycling')
    expect(heartRateEffort(88, ride, { heartRate })).toBeCloseTo(heartRateEffort(90, ride), 9)
    expect(heartRateEffort(90, ride, { effort })).toBeCloseTo(75, 9)
    expect(heartRateEffort(88, ride, { effort, heartRate })).toBeCloseTo(75, 9)
  })
})

test.each([
  [30, 1],
  [55, 2],
  [72, undefined],
  [95.23, 4],
  [95.7, undefined],
  [150, 6],
  [400, 7],
])('%d %% of FTP is in zone %s of the table', (percent, zone) => {
  expect(zoneAt(percent, athleteZones('power', sportOf('cycling')))?.number).toBe(zone)
})

test('a range is held by a zone only if both its ends are in it', () => {
  const zones = athleteZones('pace', sportOf('running'), { effort: boundsAt(70, 80, 88, 95, 101, 115) })
  const held = (low: number, high: number) => zoneHolding([low, high], zones)?.number
  expect(held(95, 101)).toBe(4)
  expect(held(94, 100)).toBeUndefined()
  expect(held(60, 79)).toBe(1)
  expect(held(102, 130)).toBe(5)
  expect(held(95, 95)).toBe(4)
})

test('the bounds of the table are those that calculators and drawings have', () => {
  for (const { type, sport } of everyKind)
    expect(athleteZones(type, sport, ownOf(type, tableBounds(type, sport)))).toEqual(athleteZones(type, sport))
})

testProperty('with any bounds, saved and read again, a percentage is in one zone at most', 300, (drawing) => {
  const drawn = fc
    .constantFrom(...everyKind)
    .chain(({ type, sport }) =>
      fc.record({ type: fc.constant(type), sport: fc.constant(sport), bounds: boundsOf(type, sport) }),
    )
  fc.assert(
    fc.property(drawn, fc.double({ min: 0, max: 1, noNaN: true }), ({ type, sport, bounds }, share) => {
      const read = JSON.parse(JSON.stringify(bounds))
      const zones = athleteZones(type, sport, ownOf(type, read))
      expect(zones).toEqual(athleteZones(type, sport, ownOf(type, bounds)))
      const { min, max } = boundLimits[type]
      for (const percent of [min + share * (max - min), ...bounds.flatMap((one) => [one.percentMin, one.percentMax])]) {
        const zone = zoneAt(percent, zones)
        const strictly = zones.filter(({ low, high }) => percent > low + 1e-5 && percent < high - 1e-5)
        expect(strictly.length).toBeLessThanOrEqual(1)
        if (strictly[0]) expect(zone).toBe(strictly[0])
        expect(zoneHolding([percent, percent], zones)).toBe(zone)
        // Without gaps every percentage is in a zone; of the two at a bound it is the harder one.
        if (type !== 'power') expect(zone).toBeDefined()
        const at = zones.findIndex(({ low }) => low === percent)
        if (at > 0) expect(zone?.number).toBe(at + 1)
      }
    }),
    drawing,
  )
})

function ownOf(type: ZonedType, bounds: ReturnType<typeof tableBounds>) {
  return type === 'heartrate' ? { heartRate: bounds } : { effort: bounds }
}
