import { expect, test } from 'vitest'
import { noted } from '#tests/support/workouts/sessions.ts'
import { rungsOf, swim, swimDown } from '#tests/support/workouts/usual-parts.ts'
import type { EditorEntry } from '../../workout/groups.ts'
import { judge } from '../judge.ts'

const LADDER_BOUNDS = ['ladder-shape', 'ladder-step', 'ladder-rest', 'rung-zones']

/** The bounds of ladders that a main set breaks. */
const brokenBy = (...main: EditorEntry[]) =>
  judge(swim.judged('ladder sets', swim.warmup(400, 1), ...main, swimDown))
    .soft.map(({ bound }) => bound)
    .filter((bound) => LADDER_BOUNDS.includes(bound))

test.each([
  ['up', [100, 200, 300]],
  ['down', [300, 200, 100]],
  ['up and down', [100, 150, 200, 150, 100]],
  ['up and further down', [200, 300, 200, 100]],
  ['two that go up', [100, 150, 200, 100, 150, 200]],
  ['two that go down', [200, 150, 100, 200, 150, 100]],
  ['up and down twice', [100, 200, 100, 100, 200, 100]],
  ['two of different steps', [50, 100, 150, 300, 200, 100]],
])('rungs that go %s are a ladder', (_, rungs) => {
  expect(brokenBy(...rungsOf(...rungs))).toEqual([])
})

test.each([
  ['two rungs', [100, 200], ['ladder-shape']],
  ['equal rungs', [200, 200, 200], ['ladder-shape', 'ladder-step']],
  ['rungs that stop rising', [100, 200, 200], ['ladder-shape', 'ladder-step']],
  ['rungs that rest on their top', [100, 200, 200, 100], ['ladder-shape', 'ladder-step']],
  ['down and up', [300, 200, 100, 200, 300], ['ladder-shape']],
  ['up, down and up', [100, 200, 100, 200], ['ladder-shape']],
  ['a short ladder after a full one', [100, 150, 200, 100, 150], ['ladder-shape', 'ladder-step']],
  ['uneven steps', [100, 200, 400], ['ladder-step']],
  ['uneven steps down', [100, 200, 150, 100], ['ladder-step']],
])('%s are not a good one', (_, rungs, broken) => {
  expect(brokenBy(...rungsOf(...rungs))).toEqual(broken)
})

test('the steps of a ladder may differ by a metre, because yards are no whole metres', () => {
  expect(brokenBy(...rungsOf(100, 200, 301))).toEqual([])
  expect(brokenBy(...rungsOf(100, 200, 302))).toEqual(['ladder-step'])
})

test('a longer rung has no less rest than a shorter one, but for the last rung of a ladder and a swim between two', () => {
  const rung = (metres: number, rest: number) => [swim.work(metres, 4), swim.rest(rest)]
  expect(brokenBy(...rung(100, 10), ...rung(200, 10), ...rung(300, 20))).toEqual([])
  expect(brokenBy(...rung(100, 20), ...rung(200, 15), ...rung(300, 20))).toEqual(['ladder-rest'])
  expect(brokenBy(...rung(100, 20), ...rung(200, 30), ...rung(100, 15), ...rung(200, 30))).toEqual(['ladder-shape'])
  const [up, down] = [
    [...rung(100, 10), ...rung(150, 15), ...rung(200, 60)],
    [...rung(200, 25), ...rung(150, 15), ...rung(100, 10)],
  ]
  expect(brokenBy(...up, ...down)).toEqual([])
  expect(brokenBy(...down, swim.steady(50, 1), ...down)).toEqual([])
  const [first, second] = [
    [...rung(100, 20), ...rung(150, 25), ...rung(200, 60)],
    [...rung(100, 10), ...rung(150, 20), ...rung(200, 60)],
  ]
  expect(brokenBy(...first, ...second)).toEqual([])
})

test('rungs are in one zone, unless the notes of the faster ones say so; rungs without a target say nothing', () => {
  const faster = noted(swim.work(300, 4), 'Faster on the longest one.')
  expect(brokenBy(swim.work(100, 3), swim.rest(10), swim.work(200, 3), swim.rest(20), swim.work(300, 4))).toEqual([
    'rung-zones',
  ])
  expect(brokenBy(swim.work(100, 3), swim.rest(10), swim.work(200, 3), swim.rest(20), faster)).toEqual([])
  expect(brokenBy(swim.work(100), swim.rest(10), swim.work(200), swim.rest(20), swim.work(300))).toEqual([])
})
