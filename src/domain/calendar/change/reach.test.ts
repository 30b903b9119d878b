import { expect, test } from 'vitest'
import { idNo, MONDAY } from '#tests/support/calendar.ts'
import type { Operation } from './operation.ts'
import { reachOf } from './reach.ts'

test.each<[Operation, string, string]>([
  [{ op: 'move', id: idNo(1), date: MONDAY }, MONDAY, MONDAY],
  // The days that entries come to are read too, because a day has a limit.
  [{ op: 'shift', from: MONDAY, to: '2026-03-08', days: 3 }, MONDAY, '2026-03-11'],
  [{ op: 'shift', from: MONDAY, to: '2026-03-08', days: -3 }, '2026-02-27', '2026-03-08'],
  [{ op: 'shift', from: MONDAY, days: 3 }, MONDAY, '2199-12-31'],
  [{ op: 'shift', from: '1970-01-02', to: '2199-12-30', days: -3 }, '1970-01-01', '2199-12-30'],
  [{ op: 'shift', from: '1970-01-02', to: '2199-12-30', days: 3 }, '1970-01-02', '2199-12-31'],
  [{ op: 'copy-week', from: MONDAY, times: 2, replace: false }, MONDAY, '2026-03-22'],
])('%o reaches the days from %s to %s', (operation, from, to) => {
  expect(reachOf([operation]).ranges).toEqual([{ from, to }])
})

test('a change reaches the entries that it names', () => {
  const copy: Operation = { op: 'copy', id: idNo(1), of: idNo(2), date: MONDAY }
  expect(reachOf([copy, { op: 'remove', id: idNo(3) }]).ids).toEqual([idNo(1), idNo(2), idNo(3)])
})

test('operations reach a day once', () => {
  const copyWeek: Operation = { op: 'copy-week', from: MONDAY, times: 2, replace: true }
  const shift: Operation = { op: 'shift', from: '2026-03-20', to: '2026-03-25', days: 1 }
  const move: Operation = { op: 'move', id: idNo(1), date: '2026-04-01' }
  const backwards: Operation = { op: 'shift', from: '2026-05-02', to: '2026-05-01', days: -1 }
  expect(reachOf([move, shift, copyWeek, copyWeek, move]).ranges).toEqual([
    { from: MONDAY, to: '2026-03-26' },
    { from: '2026-04-01', to: '2026-04-01' },
  ])
  expect(reachOf([backwards, move]).ranges[0]).toEqual({ from: '2026-04-01', to: '2026-04-01' })
})
