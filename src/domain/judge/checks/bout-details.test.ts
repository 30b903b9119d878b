import { expect, test } from 'vitest'
import { writingFor } from '#tests/support/workouts/sessions.ts'
import { ride, run, swim } from '#tests/support/workouts/usual-parts.ts'
import type { EditorEntry } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { judge } from '../judge.ts'
import type { JudgeInput } from '../reading/input.ts'

const heartRun = writingFor('running', { byHeart: true })
const heartSwim = writingFor('swimming', { byHeart: true })
const out = [ride.warmup(10, { ramp: [45, 70] }), ride.times(2, ride.warmup(1, 5), ride.warmup(1.5, 1))]
const home = ride.cooldown(8, { ramp: [55, 40] })
const threshold = (...entries: EditorEntry[]) => ride.judged('threshold', ...out, ...entries, home)
const findingOf = (judged: JudgeInput, name: string) => {
  const finding = judge(judged).soft.find(({ bound }) => bound === name)
  return finding && [finding.value, finding.side]
}

const partOf = (...entries: EditorEntry[]) => findingOf(threshold(...entries), 'target-part')
const effort = (minutes: number, from: number, to: number) => [ride.work(minutes, [from, to]), ride.easy(5, 1)]

test('a target lies in the part that suits its length, or within 1.5 % of it', () => {
  // 98 to 102 % for ten minutes.
  expect(partOf(...effort(10, 102, 105), ...effort(10, 102, 105))).toBeUndefined()
  expect(partOf(...effort(10, 102.2, 105), ...effort(10, 102.2, 105))).toEqual([104, 'high'])
  expect(partOf(...effort(10, 96, 97), ...effort(10, 96, 97))).toBeUndefined()
  expect(partOf(...effort(10, 96, 96.8), ...effort(10, 96, 96.8))).toEqual([96, 'low'])
})

test('one bout in five may be aimed elsewhere', () => {
  const usual = effort(6, 102, 104)
  const hard = effort(6, 96.2, 97)
  expect(partOf(...usual, ...usual, ...usual, ...usual, ...hard)).toBeUndefined()
  expect(partOf(...usual, ...usual, ...usual, ...hard)).toEqual([97, 'low'])
})

test('a whole zone is no part of it, and neither is a ramp', () => {
  const twenty = (target: Parameters<typeof ride.work>[1]) => [ride.work(20, target), ride.easy(5, 1)]
  expect(partOf(...twenty([96.19, 105.23]), ...twenty([96.19, 105.23]))).toBeUndefined()
  expect(partOf(...twenty(5), ...twenty(5))).toBeUndefined()
  expect(partOf(...twenty({ ramp: [102, 105] }), ...twenty({ ramp: [102, 105] }))).toBeUndefined()
  expect(partOf(...twenty([99, 105.23]), ...twenty([99, 105.23]))).toEqual([102, 'high'])
})

test('a target nearly as wide as its zone is the whole zone, and the part is said in whole percents', () => {
  const thirty = (from: number, to: number) => [ride.work(30, [from, to]), ride.easy(5, 1)]
  expect(partOf(...thirty(97, 105.1))).toEqual([101, 'high'])
  expect(partOf(...thirty(96.9, 105.1))).toBeUndefined()
  expect(partOf(...thirty(96.19, 105.23))).toBeUndefined()
  const { soft } = judge(threshold(...thirty(101, 103)))
  expect(soft.find(({ bound }) => bound === 'target-part')?.limit).toBe('96 to 99')
})

test('bouts of one target may be of any length, and bouts of two targets may not', () => {
  expect(partOf(...effort(4, 98, 100), ...effort(15, 98, 100))).toBeUndefined()
  expect(partOf(...effort(4, 97.5, 100), ...effort(15, 98, 100))).toEqual([99, 'low'])
})

test('a swim is aimed by its distance', () => {
  const swum = (metres: number) =>
    findingOf(
      swim.judged(
        'interval',
        swim.warmup(400, 1),
        swim.times(5, swim.work(metres, [97.1, 97.6]), swim.rest(20)),
        swim.cooldown(200, 1),
      ),
      'target-part',
    )
  expect(swum(300)).toBeUndefined()
  expect(swum(100)).toEqual([97, 'low'])
})

const overUnder = (under: number, over: number, percents: readonly [number, number]) =>
  threshold(
    ...[1, 2, 3].flatMap(() => [
      ride.times(3, ride.work(under, [percents[0], percents[0]]), ride.work(over, [percents[1], percents[1]])),
      ride.easy(5, 1),
    ]),
  )

test('over-unders are at 95 to 101 % as a whole', () => {
  expect(findingOf(overUnder(2, 2, [88, 103]), 'over-under-mean')).toBeUndefined()
  expect(findingOf(overUnder(2, 2, [87.5, 100]), 'over-under-mean')).toEqual([93.75, 'low'])
  expect(findingOf(overUnder(1, 4, [94, 105]), 'over-under-mean')).toEqual([expect.closeTo(102.8, 9), 'high'])
})

test('over-unders are at most three parts under to two over', () => {
  expect(findingOf(overUnder(3, 2, [92, 104]), 'over-under-share')).toBeUndefined()
  expect(findingOf(overUnder(4, 2, [92, 104]), 'over-under-share')).toEqual([2, 'high'])
})

test('a bout by heart rate lasts two minutes, in a run each of them and in a swim one', () => {
  const runOf = (...seconds: number[]) =>
    findingOf(
      heartRun.judged(
        'interval',
        heartRun.warmup(12, 1),
        ...seconds.flatMap((one) => [heartRun.work(`${one}s`, 5), heartRun.easy(2, 1)]),
        heartRun.cooldown(8, 1),
      ),
      'heart-rate-bouts',
    )
  expect(runOf(120, 180, 120)).toBeUndefined()
  expect(runOf(180, 115, 180)).toEqual([115, 'low'])
  const swimOf = (...metres: number[]) =>
    findingOf(
      heartSwim.judged(
        'interval',
        heartSwim.warmup(300, 1),
        ...metres.flatMap((one) => [heartSwim.work(one, 4), heartSwim.rest(15)]),
        heartSwim.cooldown(200, 1),
      ),
      'heart-rate-bouts',
    )
  expect(swimOf(50, 50, 200, 50)).toBeUndefined()
  expect(swimOf(50, 50, 100, 50)?.[1]).toBe('low')
})

test('bouts of nearly one length should be of one', () => {
  const nearly = (...entries: EditorEntry[]) => findingOf(threshold(...entries), 'nearly-equal-bouts')
  const bout = (length: Parameters<typeof ride.work>[0]) => [ride.work(length, 5), ride.easy(3, 1)]
  expect(nearly(...bout(12.5), ...bout(11.5))).toBeUndefined()
  expect(nearly(...bout(12.5), ...bout(12))).toEqual([720, undefined])
  expect(nearly(...bout(12), ...bout(12))).toBeUndefined()
  expect(nearly(...bout(12.5), ...bout(12), ...bout(6))).toBeUndefined()
  expect(nearly(...bout('5km'), ...bout('5.2km'))).toEqual([5000, undefined])
  // Of a time and a distance nobody says that they are nearly equal.
  expect(nearly(...bout('5km'), ...bout(8.5))).toBeUndefined()
})

test('a run at the pace of a race keeps it, whatever the length of its bouts', () => {
  const at = (name: string) =>
    findingOf(
      run.judged(
        'threshold',
        run.warmup(15, 1),
        run.times(5, { ...run.work(6, [97.1, 99]), name }, run.easy(1, 1)),
        run.cooldown(8, 1),
      ),
      'target-part',
    )
  expect(at('Half marathon pace')).toBeUndefined()
  expect(at('5 × Half marathon pace')).toBeUndefined()
  expect(at('Threshold')).toEqual([98, 'low'])
  expect(at('Pace of a half marathon')).toEqual([98, 'low'])
})

test('a bout that is partly by heart rate may be short', () => {
  const bout = (second: Step) =>
    findingOf(
      run.judged(
        'interval',
        run.warmup(12, 1),
        run.times(6, heartRun.work(1, 5), second, run.easy(2, 1)),
        run.cooldown(5, 1),
      ),
      'heart-rate-bouts',
    )
  expect(bout(heartRun.work('30s', 5))).toEqual([90, 'low'])
  expect(bout(run.work('30s', 5))).toBeUndefined()
})

test('bouts of nearly one length are equal: by time or by distance, of a type that has bouts', () => {
  const lengths = (judged: JudgeInput) => findingOf(judged, 'nearly-equal-bouts')
  const interval = (...work: EditorEntry[]) => run.judged('interval', run.warmup(12, 1), ...work, run.cooldown(5, 1))
  const rest = run.easy(2, 1)
  expect(lengths(interval(run.work('1480.6m', 5), rest, run.work('1600m', 5)))).toEqual([1481, undefined])
  expect(lengths(interval(run.work('1472m', 5), rest, run.work('1600m', 5)))).toBeUndefined()
  expect(lengths(interval(run.work('240s', 5), rest, run.work('241s', 5)))).toBeUndefined()
  const [mixed, longer] = [
    [run.work('180s', 5), run.work('200m', 5)],
    [run.work('190s', 5), run.work('200m', 5)],
  ]
  expect(lengths(interval(...mixed, rest, ...longer))).toBeUndefined()
  const untyped = ride.judged(undefined, ride.warmup(10, 1), ride.work(20, 3), ride.easy(40, 1), ride.work(21, 4))
  expect(judge(untyped).type).toBeUndefined()
  expect(lengths(untyped)).toBeUndefined()
})
