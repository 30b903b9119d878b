import { expect, test } from 'vitest'
import { ride, run } from '#tests/support/workouts/usual-parts.ts'
import type { EditorEntry } from '../../workout/groups.ts'
import { judge } from '../judge.ts'
import type { JudgeInput } from '../reading/input.ts'

const wrong = (judged: JudgeInput) => judge(judged).soft.map(({ bound }) => bound)
const threshold = (...warmup: EditorEntry[]) =>
  ride.judged('threshold', ...warmup, ride.times(2, ride.work(8, 5), ride.easy(3, 1)), ride.cooldown(8, 1))

test('a warm-up has something fast in it from 40 minutes on', () => {
  expect(wrong(threshold(ride.warmup(10, 1)))).toEqual(['primers'])
  expect(wrong(threshold(ride.warmup('595s', 1)))).not.toContain('primers')
})

test.each<[string, EditorEntry[], boolean]>([
  ['a minute at threshold', [ride.warmup(1, 5)], true],
  ['ninety seconds just below sweet spot', [ride.warmup('90s', [83, 83])], true],
  ['a minute at tempo', [ride.warmup(1, [81, 81])], false],
  ['two minutes at threshold', [ride.warmup(2, 5)], false],
  ['ten seconds without a target', [ride.warmup('10s', 'open')], true],
  ['a standing rest', [ride.rest(10)], false],
  ['a ramp up to threshold', [ride.warmup(5, { ramp: [50, 95] })], true],
  ['a ramp up to zone 2', [ride.warmup(5, { ramp: [45, 70] })], false],
])('%s wakes a rider up: %j', (_, steps, isPrimer) => {
  const judged = threshold(ride.warmup(20, 1), ...steps, ride.warmup(2, 1))
  expect(wrong(judged).includes('primers')).toBe(!isPrimer)
})

test('strides have thirty seconds between them, before and after the work and in an easy run', () => {
  const strides = (rest: number) => run.times(4, run.work('20s', 5), run.easy(`${rest}s`, 1))
  const easy = (rest: number) =>
    run.judged('endurance', run.warmup(5, 1), run.steady(40, 1), strides(rest), run.cooldown(5, 1))
  const before = (rest: number) =>
    run.judged('tempo', run.warmup(12, 1), strides(rest), run.easy(2, 1), run.steady(30, 3), run.cooldown(8, 1))
  const after = (rest: number) =>
    run.judged('tempo', run.warmup(12, 1), run.steady(30, 3), run.easy(2, 1), strides(rest), run.cooldown(8, 1))
  for (const session of [easy, before, after]) {
    expect(wrong(session(30))).toEqual([])
    expect(wrong(session(25))).toEqual(['stride-rest'])
  }
})

test('a stride lasts 25 seconds at most and is faster than threshold', () => {
  const wrongWith = (length: '25s' | '26s', percent: number) =>
    wrong(
      run.judged(
        'endurance',
        run.warmup(5, 1),
        run.steady(40, 1),
        run.times(4, run.work(length, [percent, percent]), run.easy('20s', 1)),
        run.cooldown(5, 1),
      ),
    ).filter((bound) => bound === 'stride-rest')
  expect(wrongWith('25s', 103.1)).toEqual(['stride-rest'])
  expect(wrongWith('26s', 103.1)).toEqual([])
  expect(wrongWith('25s', 103)).toEqual([])
})

test('the bouts of a main set may have less rest than strides', () => {
  const judged = ride.judged(
    'v02 max',
    ride.warmup(15, 1),
    ride.times(10, ride.work('15s', 6), ride.easy('15s', 1)),
    ride.cooldown(5, 1),
  )
  expect(wrong(judged)).not.toContain('stride-rest')
})

test.each<[string, number, string, string, string[]]>([
  ['five seconds', 12, '5s', '30s', []],
  ['twenty seconds', 9, '20s', '180s', []],
  ['four seconds', 12, '4s', '60s', ['sprint-seconds']],
  ['twenty-one seconds', 8, '21s', '180s', ['sprint-seconds']],
  ['thirteen of them', 13, '10s', '90s', ['sprints']],
  ['more than three minutes', 10, '20s', '180s', ['sprint-work']],
  ['rests four times as long', 6, '10s', '45s', ['sprint-rest']],
])('sprints in an easy ride: %s', (_, times, on, off, expected) => {
  const sprints = ride.times(times, ride.work(on as '5s', 7), ride.easy(off as '5s', 1))
  const judged = ride.judged(
    'endurance',
    ride.warmup(10, { ramp: [45, 62] }),
    sprints,
    ride.steady(90, 2),
    ride.cooldown(10, 1),
  )
  expect(wrong(judged).filter((bound) => bound.startsWith('sprint'))).toEqual(expected)
})

test('two sprints are few where they are all of the work', () => {
  const sprints = ride.times(2, ride.work('10s', 7), ride.easy(3, 1))
  const judged = ride.judged(undefined, ride.warmup(10, 1), sprints, ride.cooldown(5, 1))
  expect(wrong(judged).filter((bound) => bound.startsWith('sprint'))).toEqual(['sprints', 'sprint-work'])
  const mixed = ride.judged(undefined, ride.warmup(10, 1), sprints, ride.work(5, 4), ride.cooldown(5, 1))
  expect(wrong(mixed).filter((bound) => bound.startsWith('sprint'))).toEqual([])
  const burst = ride.judged(undefined, ride.warmup(10, 1), ride.work('10s', 7), ride.work(5, 4), ride.cooldown(5, 1))
  expect(wrong(burst).filter((bound) => bound.startsWith('sprint'))).toEqual([])
})
