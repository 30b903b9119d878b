import { expect, test } from 'vitest'
import { verdictOn } from '#tests/support/workouts/sessions.ts'
import { swim } from '#tests/support/workouts/usual-parts.ts'
import type { EditorEntry } from '../../workout/groups.ts'

const findingsOf = (...main: EditorEntry[]) =>
  verdictOn(swim.judged('interval', swim.warmup(400, 1), ...main, swim.cooldown(200, 1))).wrong
const css = (metres: number) => swim.work(metres, 4)

test('the long rest after a broken swim is for all of its pieces', () => {
  const broken = (rest: number) =>
    swim.times(5, css(100), swim.rest(10), css(100), swim.rest(10), css(100), swim.rest(rest))
  expect(findingsOf(broken(60))).not.toContain('rest-per-100')
  const short = (rest: number) => swim.times(8, css(50), swim.rest(10), css(50), swim.rest(rest))
  expect(findingsOf(short(30))).not.toContain('rest-per-100')
  expect(findingsOf(short(50))).toContain('rest-per-100')
})

test('a rest of twice the usual one ends a set, a shorter one does not', () => {
  const round = (usual: number, last: number) =>
    swim.times(4, css(50), swim.rest(usual), css(50), swim.rest(usual), css(50), swim.rest(last))
  expect(findingsOf(round(10, 20))).not.toContain('rest-per-100')
  expect(findingsOf(round(15, 25))).toContain('rest-per-100')
})

test('a swim between two sets begins a new one', () => {
  const pair = [css(100), swim.rest(20), css(100)]
  expect(findingsOf(...pair, swim.steady(200, 1), ...pair, swim.rest(70), ...pair)).toContain('rest-per-100')
  expect(findingsOf(...pair, swim.rest(20), ...pair, swim.rest(70), ...pair)).not.toContain('rest-per-100')
})

test('a rest that all swims have is for one of them', () => {
  expect(findingsOf(swim.times(10, css(100), swim.rest(30)))).not.toContain('rest-per-100')
  expect(findingsOf(swim.times(10, css(100), swim.rest(45)))).toContain('rest-per-100')
})

test('after a fast swim a long rest is for that swim', () => {
  const round = (rest: number) =>
    swim.times(6, css(100), swim.rest(10), css(100), swim.rest(10), swim.work(100, 5), swim.rest(rest))
  expect(findingsOf(round(30))).not.toContain('rest-per-100-fast')
  expect(findingsOf(round(15))).toContain('rest-per-100-fast')
})
