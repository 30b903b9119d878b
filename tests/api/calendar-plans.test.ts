import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Content } from '#domain/calendar/items/item.ts'
import { anAthlete } from '#tests/support/server/people.ts'
import { aPlannedRun, change } from '#tests/support/server/planned.ts'

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
