import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PlanOperation } from '#domain/calendar/change/operation.ts'
import { refusals } from '#domain/calendar/change/refusal.ts'
import type { Content } from '#domain/calendar/items/item.ts'
import { anAthlete } from '#tests/support/server/people.ts'
import { aPlannedRun, change, days } from '#tests/support/server/planned.ts'

const raceNamed = (name: string) =>
  ({ kind: 'race', name, sport: 'running', metres: 42_195 }) satisfies Extract<Content, { kind: 'race' }>

test('the next race is the first from a day on that is neither done nor skipped', async () => {
  const athlete = await anAthlete()
  const nextFrom = (from: string) => athlete.api('get /api/calendar/next-race', { from })
  await aPlannedRun(athlete, '2026-03-04')
  expect(await nextFrom('2026-03-02')).toEqual({ race: null })
  const skipped = randomUUID()
  const races = { '2026-06-01': 'Summer', '2026-03-05': 'Spring', '2026-02-01': 'Winter' }
  for (const [date, name] of Object.entries(races))
    await change(athlete, { op: 'add', id: randomUUID(), date, content: raceNamed(name) })
  await change(
    athlete,
    { op: 'add', id: skipped, date: '2026-03-03', content: raceNamed('Skipped') },
    { op: 'mark', id: skipped, mark: { state: 'skipped' } },
  )
  expect(await nextFrom('2026-03-02')).toMatchObject({ race: { date: '2026-03-05', content: raceNamed('Spring') } })
  expect(await nextFrom('2026-03-05')).toMatchObject({ race: { content: { name: 'Spring' } } })
  expect(await nextFrom('2026-06-02')).toEqual({ race: null })
  const other = await anAthlete()
  expect(await other.api('get /api/calendar/next-race', { from: '2026-01-01' })).toEqual({ race: null })
})

test('a preview says what a shift and a copied week would do, and does nothing', async () => {
  const athlete = await anAthlete()
  const previewOf = (operation: PlanOperation) => athlete.api('post /api/calendar/preview', { operation })
  const shift = { op: 'shift', from: '2026-03-02', days: 3 } as const
  await expect(previewOf(shift)).rejects.toMatchObject({ message: refusals['nothing-there'] })
  const { id } = await aPlannedRun(athlete, '2026-03-02')
  await aPlannedRun(athlete, '2026-03-04')
  await change(
    athlete,
    { op: 'add', id: randomUUID(), date: '2026-03-05', content: { kind: 'rest', text: '' } },
    { op: 'mark', id, mark: { state: 'done' } },
  )
  const before = await days(athlete)
  expect(await previewOf(shift)).toEqual({
    comes: [
      { kind: 'workout', name: 'Easy run', date: '2026-03-04', to: '2026-03-07' },
      { kind: 'rest', name: '', date: '2026-03-05', to: '2026-03-08' },
    ],
    stays: [{ kind: 'workout', name: 'Easy run', date: '2026-03-02', because: 'done' }],
    goes: [],
  })
  const copied = await previewOf({ op: 'copy-week', from: '2026-03-02', times: 2, replace: false })
  expect(copied.comes.map(({ to }) => to)).toEqual([
    '2026-03-09',
    '2026-03-11',
    '2026-03-12',
    '2026-03-16',
    '2026-03-18',
    '2026-03-19',
  ])
  expect(await days(athlete)).toEqual(before)
  await expect((await anAthlete()).api('post /api/calendar/preview', { operation: shift })).rejects.toThrow()
})
