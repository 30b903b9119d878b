import { describe, expect, test } from 'vitest'
import { ride, run } from '#tests/support/workouts/usual-parts.ts'
import type { Target } from '../../workout/step.ts'
import { judge } from '../judge.ts'
import type { JudgeInput } from '../reading/input.ts'

const frame = {
  out: [ride.warmup(10, 1), ride.times(2, ride.warmup(1, 5), ride.warmup(1.5, 2))],
  home: ride.cooldown(10, 1),
}
const hardOf = (judged: JudgeInput) => judge(judged).hard.map(({ bound, value }) => [bound, value])

describe('a target', () => {
  const rideAt = (target: Target): JudgeInput => ({
    ...ride.judged(undefined, ...frame.out, { ...ride.work(5, 5), target }, frame.home),
    reference: 250,
  })
  const watts = (rangeMin: number, rangeMax: number | null, more: Partial<Target> = {}): Target => ({
    type: 'power',
    rangeMin,
    rangeMax,
    ...more,
  })

  test.each<[string, Target, string[]]>([
    ['inside zone 5', watts(241, 263), []],
    [
      'between zones 5 and 6',
      watts(280, 300),
      ['at 112 to 120 % of FTP, between Threshold (zone 5) and VO2 Max (zone 6), where classic efforts of VO2 Max are'],
    ],
    [
      'at the very ends of classic VO2 Max',
      { type: 'power', percentMin: 105.5, percentMax: 120.5 },
      ['at 106 to 121 % of FTP, between Threshold (zone 5) and VO2 Max (zone 6), where classic efforts of VO2 Max are'],
    ],
    [
      'beyond them',
      { type: 'power', percentMin: 105.5, percentMax: 121 },
      ['at 106 to 121 % of FTP, between Threshold (zone 5) and VO2 Max (zone 6)'],
    ],
    ['across a gap', watts(200, 250), ['at 80 to 100 % of FTP, across zones 3 to 5']],
    [
      'above the zone it stands beside',
      watts(241, 266, { zoneNumber: 5 }),
      ['at 96 to 106 % of FTP, partly above zone 5'],
    ],
    ['open upwards', watts(250, null), ['across zones 5 to 7']],
    ['crossing a gap as a ramp', watts(200, 250, { ramp: 'rising' }), []],
    [
      'in percents between two zones',
      { type: 'power', percentMin: 71, percentMax: 74 },
      ['at 71 to 74 % of FTP, between Endurance (zone 2) and Tempo (zone 3)'],
    ],
    ['in percents of heart rate', { type: 'heartrate', percentMin: 90, percentMax: 94 }, []],
    [
      'in percents of heart rate across zones',
      { type: 'heartrate', percentMin: 85, percentMax: 92 },
      ['across zones 2 to 3'],
    ],
    ['in beats a minute', { type: 'heartrate', rangeMin: 150, rangeMax: 160 }, []],
    ['in a zone that no ride has', { type: 'power', zoneNumber: 8 }, ['in zone 8, which a ride does not have']],
    ['of another sport', { type: 'pace', zoneNumber: 4 }, ['by pace, which a ride does not use']],
  ])('%s', (_, target, wrong) => {
    const places = judge(rideAt(target)).hard.filter(({ bound }) => bound === 'target-inside-zone')
    expect(places.map(({ value }) => value)).toEqual(wrong)
  })

  test('in watts is not judged without an FTP', () => {
    const { reference, ...stranger } = rideAt(watts(280, 300))
    expect(reference).toBe(250)
    expect(hardOf(stranger)).toEqual([])
    expect(judge(stranger).leftOut.map(({ bound }) => bound)).toContain('target-inside-zone')
  })
})

describe('a pace', () => {
  const placesOf = (target: Partial<Target>) => {
    const { hard } = judge({
      ...run.judged(undefined, run.warmup(10, 1), { ...run.steady(10), target: { type: 'pace', ...target } }),
      reference: 270,
    })
    return hard.flatMap(({ bound, value }) => (bound === 'target-inside-zone' ? [value] : []))
  }

  // At 4:30 /km zone 3 is from 4:43.5 to 5:07.8 /km.
  test.each<[string, Partial<Target>, string[]]>([
    ['a second beyond both ends of zone 3', { rangeMin: 283, rangeMax: 308 }, []],
    ['two seconds beyond its fast end', { rangeMin: 282, rangeMax: 307 }, ['across zones 3 to 4']],
    ['two seconds beyond its slow end', { rangeMin: 284, rangeMax: 309 }, ['across zones 2 to 3']],
    ['open at its slow end, in zone 1', { rangeMin: 350, rangeMax: null }, []],
    ['open at its slow end, from zone 2 on', { rangeMin: 320, rangeMax: null }, ['across zones 1 to 2']],
    ['open at its fast end, in zone 5', { rangeMin: 0, rangeMax: 260 }, []],
    ['open at its fast end, from zone 4 on', { rangeMin: 0, rangeMax: 275 }, ['across zones 4 to 5']],
    ['one pace that varies by 2.5 %, between two zones', { percentMin: 102, percentMax: 104.5 }, []],
    ['a pace that varies by more', { percentMin: 101.9, percentMax: 104.6 }, ['across zones 4 to 5']],
  ])('%s', (_, target, wrong) => {
    expect(placesOf(target)).toEqual(wrong)
  })
})

test('a target that begins where classic VO2 Max efforts end is not partly outside their range', () => {
  expect(judge(ride.judged('v02 max', ride.steady(20, [120, 125]))).hard.map(({ value }) => value)).toContain(
    'at 120 to 125 % of FTP, between Threshold (zone 5) and VO2 Max (zone 6)',
  )
})
