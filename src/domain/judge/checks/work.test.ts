import { expect, test } from 'vitest'
import { byFeel, writingFor } from '#tests/support/workouts/sessions.ts'
import { jogHome, jogOut, ride, rideHome, rideOut, run } from '#tests/support/workouts/usual-parts.ts'
import { judge } from '../judge.ts'
import type { JudgeInput } from '../reading/input.ts'

const findingsOf = (judged: JudgeInput, name: string) => {
  const { hard, soft } = judge(judged)
  return [...hard, ...soft].flatMap(({ bound, value }) => (bound === name ? [value] : []))
}

test('a fifth of the work may be in another zone, and what says nothing of its effort does not count', () => {
  const zoneOf = (other: number) =>
    findingsOf(
      ride.judged('tempo', ...rideOut, ride.steady(30, 3), ride.steady(other, 4), ride.work(4), rideHome),
      'work-zone',
    )
  expect(zoneOf(7)).toEqual([])
  expect(zoneOf(8)).toEqual([79])
  const paceOf = (other: number) =>
    findingsOf(
      run.judged('threshold', ...jogOut, run.steady(24, 4), run.steady(other, 5), run.work(3), jogHome),
      'work-pace',
    )
  expect(paceOf(6)).toEqual([])
  expect(paceOf(6.5)).toEqual([0.92])
})

test('the finding on a zone is the effort that as much of the work is below as above', () => {
  const sets = [ride.work(5, [110, 110]), ride.easy(3, 1), ride.work(5, [92, 92]), ride.easy(3, 1)]
  const judged = ride.judged('sweet spot', ...rideOut, ...sets, ride.work(10, [100.6, 100.6]), rideHome)
  expect(findingsOf(judged, 'work-zone')).toEqual([101])
})

test('the finding on a pace is in thousandths of the pace at threshold', () => {
  const judged = run.judged('tempo', ...jogOut, run.steady(30, [97.3, 97.3]), jogHome)
  expect(findingsOf(judged, 'work-pace')).toEqual([1.028])
})

test('an effort far above threshold is known to be too long by its power alone', () => {
  const heartRide = writingFor('cycling', { byHeart: true })
  const boutSeconds = (last: typeof heartRide.work) =>
    judge(
      ride.judged('v02 max', ...rideOut, ride.times(6, ride.work('80s', 6), last('20s', 5), ride.easy(5, 1)), rideHome),
    ).hard.filter(({ bound }) => bound === 'bout-seconds')
  expect(boutSeconds((length) => ride.work(length, 6))).toHaveLength(1)
  expect(boutSeconds(heartRide.work)).toEqual([])
})

test('a length that was not asked for is found in whole seconds', () => {
  const judged = { ...run.judged('endurance', run.steady('10.004km', 1)), asked: { seconds: 3000 } }
  const { hard, figures } = judge(judged)
  expect((figures?.seconds ?? 0) % 1).toBeGreaterThan(0.5)
  expect(hard.map(({ value }) => value)).toEqual([Math.round(figures?.seconds ?? 0)])
})

test('zone 6 of a VO2 Max session begins at 126 %, between the two kinds', () => {
  const boutsAt = (percent: number) =>
    judge(
      ride.judged(
        'v02 max',
        ...rideOut,
        ride.times(8, ride.work('30s', [percent, percent]), ride.easy(2, 1)),
        rideHome,
      ),
    ).soft.some(({ limit }) => limit === 'zone 6')
  expect([boutsAt(126), boutsAt(125.9)]).toEqual([true, false])
})

test('half of the work in zone 6 makes a VO2 Max session one of zone 6', () => {
  const judged = (hard: number) =>
    judge(
      ride.judged(
        'v02 max',
        ...rideOut,
        ride.times(3, ride.work(1, [112, 114]), ride.easy(3, 1)),
        ride.times(hard, ride.work('30s', 6), ride.easy(2, 1)),
        rideHome,
      ),
    ).figures?.bouts
  expect([judged(6), judged(5)]).toEqual([6, 8])
})

test('a workout that is partly by distance may be two percent short, because its time is an estimate', () => {
  const warmups = (work: JudgeInput['steps'][number]) =>
    findingsOf(run.judged('tempo', run.warmup('295s', 1), work as never, run.cooldown(8, 1)), 'warmup-seconds')
  expect(warmups(run.steady('6km', 3))).toEqual([])
  expect(warmups(run.steady(30, 3))).toEqual([295])
})

test('a workout without steps has no intensity', () => {
  expect(judge({ sport: 'cycling', type: 'endurance', steps: [] }).figures?.intensity).toBeUndefined()
})

const softOf = (judged: JudgeInput) => judge(judged).soft.map(({ bound }) => bound)

test('half a percent beyond the end of a zone is rounding', () => {
  const easy = (percent: number) =>
    softOf(ride.judged('endurance', ride.warmup(10, 1), ride.steady(50, [percent, percent]), ride.cooldown(5, 1)))
  expect(easy(70.4)).not.toContain('easy-share')
  expect(easy(70.6)).toContain('easy-share')
  expect(easy(54.6)).not.toContain('zone-2-share')
  expect(easy(54.4)).toContain('zone-2-share')
  const fast = (percent: number) =>
    softOf(run.judged('endurance', run.warmup(10, 1), run.steady(60, 2), run.steady(5, [percent, percent])))
  expect(fast(95.7)).not.toContain('strides')
  expect(fast(95.8)).toContain('strides')
})

test('brisk riding begins at 76 % of FTP', () => {
  const brisk = (percent: number) =>
    softOf(ride.judged('endurance', ride.warmup(10, 1), ride.steady(50, 2), ride.steady(8, [percent, percent])))
  expect(brisk(76)).toContain('brisk-share')
  expect(brisk(75.9)).not.toContain('brisk-share')
})

test('bouts below 90 seconds, or of 400 m as written, may rest for twice as long', () => {
  const ratio = (...bout: Parameters<typeof run.work>[0][]) =>
    softOf(
      run.judged(
        'interval',
        ...jogOut,
        ...bout.flatMap((length) => [run.times(3, run.work(length, 5), run.easy(3, 1))]),
        jogHome,
      ),
    ).includes('rest-ratio')
  expect(ratio('85s', '85s')).toBe(false)
  expect(ratio('90s', '90s')).toBe(true)
  expect(ratio('400m', '400m')).toBe(false)
  expect(ratio('410m', '410m')).toBe(true)
  expect(ratio('400m', '105s')).toBe(true)
})

test('by feel the length of the bouts tells which VO2 Max session it is', () => {
  const limitOf = (length: '60s' | '65s') => contextOf(length)?.find(({ bound }) => bound === 'work-seconds')?.limit
  const contextOf = (length: '60s' | '65s') =>
    judge(ride.judged('v02 max', ...rideOut, ride.times(2, byFeel(ride.work(length), 10), ride.easy(3, 1)), rideHome))
      .soft
  expect(limitOf('60s')).toBe('180 to 720')
  expect(limitOf('65s')).toBe('360 to 1500')
})

test('the limit of a length that was asked for is said with its tolerance', () => {
  const { hard } = judge({ ...run.judged('endurance', run.steady(60, 1)), asked: { seconds: 3000 } })
  expect(hard.map(({ limit }) => limit)).toEqual(['3000 ± 2 %'])
})
