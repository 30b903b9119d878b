import { expect, test } from 'vitest'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { resolve } from '../../resolve.ts'
import { arrangementOf } from './arrangement.ts'
import type { ChangingDirection } from './asked-change.ts'
import { figuresOf } from './bout-figures.ts'
import { followsDirection } from './follows-direction.ts'
import type { Shape } from './main-set-shape.ts'

const ride = resolve(usualRequest('cycling', 'threshold'))

const shape = (bouts: number[], { rest = 180, effort = 100 } = {}): Shape => ({
  ...{ ...figuresOf(bouts), bouts, rest, effort, sets: 1, arrangement: arrangementOf(bouts, false) },
})
const times = (count: number, seconds: number) => Array.from({ length: count }, () => seconds)

test.each<[ChangingDirection, string, Shape, Shape, boolean]>([
  ['harder', 'one bout more', shape(times(4, 360)), shape(times(5, 360)), true],
  ['harder', 'hardly more work', shape(times(4, 360)), shape([360, 360, 360, 365]), false],
  ['harder', 'a higher effort', shape(times(4, 360)), shape(times(4, 360), { effort: 104 }), true],
  ['harder', 'much shorter bouts', shape(times(5, 720)), shape(times(8, 420), { effort: 103 }), false],
  ['harder', 'less work at the same effort', shape(times(5, 360)), shape(times(4, 360), { rest: 20 }), false],
  ['harder', 'far less work at a higher effort', shape(times(5, 360)), shape(times(4, 360), { effort: 112 }), false],
  ['harder', 'less work at a higher effort', shape([600, 600]), shape([570, 570], { effort: 104 }), true],
  ['harder', 'a much shorter longest bout', shape([300, 900, 300]), shape([400, 600, 700, 400]), false],
  ['harder', 'longer rests', shape(times(4, 360)), shape(times(4, 360), { rest: 300 }), false],
  ['easier', 'one bout less', shape(times(4, 360)), shape(times(3, 360)), true],
  ['easier', 'a longer longest rung', shape([300, 600, 300]), shape([200, 700, 200]), false],
  ['easier', 'more work at a lower effort', shape(times(4, 360)), shape(times(5, 360), { effort: 90 }), false],
  ['easier', 'two bouts in place of one', shape([1320]), shape([600, 600]), true],
  ['easier', 'much longer rests', shape(times(4, 360)), shape(times(4, 360), { rest: 600 }), true],
  ['longer intervals', 'a fifth more', shape(times(6, 300)), shape(times(5, 360)), true],
  ['longer intervals', 'less than a fifth more', shape(times(6, 300)), shape(times(5, 350)), false],
  ['longer intervals', 'far less work', shape(times(6, 300)), shape(times(3, 420)), false],
  ['longer intervals', 'a shorter longest bout', shape([300, 300, 60, 60, 60]), shape([180, 180, 90, 90, 90]), false],
  ['shorter intervals', 'a longer longest bout', shape([180, 180, 90, 90, 90]), shape([300, 60, 60, 60]), false],
  ['shorter intervals', 'a fifth less', shape(times(5, 360)), shape(times(6, 300)), true],
])('%s: %s', (direction, _, from, to, expected) => {
  expect(followsDirection(direction, ride)(from, to)).toBe(expected)
})
