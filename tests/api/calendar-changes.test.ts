import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { theApp } from '#tests/support/server/app.ts'
import { type Athlete, anAthlete, aStranger } from '#tests/support/server/people.ts'
import { aPlannedRun, change, days, easyRun } from '#tests/support/server/planned.ts'

const [monday, tuesday] = ['2026-03-02', '2026-03-03']
const race = { kind: 'race', name: 'City marathon', sport: 'running', metres: 42_195 } as const

const undo = ({ api }: Athlete, id = '') => api('post /api/calendar/changes/{id}/undo', { id })
const redo = ({ api }: Athlete, id = '') => api('post /api/calendar/changes/{id}/redo', { id })

test('a change answers the entries that it concerns, and the calendar shows them with their workouts', async () => {
  const athlete = await anAthlete()
  const { id: workout_id } = await athlete.api('post /api/workouts', easyRun)
  const [run, day, note] = [randomUUID(), randomUUID(), randomUUID()]
  const made = await change(
    athlete,
    { op: 'schedule', id: run, date: monday, workout_id },
    { op: 'add', id: day, date: monday, content: race, before: run },
    { op: 'add', id: note, date: tuesday, content: { kind: 'note', text: ' Legs up ' } },
  )
  expect(made).toMatchObject({
    revision: 1,
    removed: [],
    change: { is_undone: false, about: { did: 'several', count: 3 } },
  })
  expect(made.items.map(({ id }) => id)).toEqual([day, run, note])
  const shown = await days(athlete)
  expect(shown).toMatchObject({ revision: 1, items: made.items })
  expect(shown.items[2]?.content).toEqual({ kind: 'note', text: 'Legs up' })
  expect(shown.items[1]).toMatchObject({ is_deleted: false, content: { workout_id, title: { name: 'Easy run' } } })
  expect(shown.workouts).toEqual([
    { id: workout_id, name: 'Easy run', sport: 'running', type: 'endurance', steps: easyRun.steps, poolLength: null },
  ])
  expect(await athlete.api('get /api/calendar/revision', {})).toEqual({ revision: 1 })
  expect(await athlete.api('get /api/calendar/changes', {})).toEqual([made.change])
})

test('a change of which one part is not possible is not made at all', async () => {
  const athlete = await anAthlete()
  const { id } = await aPlannedRun(athlete, monday)
  const before = await days(athlete)
  await expect(
    change(athlete, { op: 'move', id, date: tuesday }, { op: 'remove', id: randomUUID() }),
  ).rejects.toMatchObject({
    status: 404,
    code: 'not-found',
    message: 'This entry is not on your calendar any more. It may have been removed in another tab.',
  })
  expect(await days(athlete)).toEqual(before)
})

test('a change that is sent again is made once, and another one with its id is refused', async () => {
  const athlete = await anAthlete()
  const { id } = await aPlannedRun(athlete, monday)
  const sent = { id: randomUUID(), operations: [{ op: 'copy', id: randomUUID(), of: id, date: tuesday }] as const }
  const send = () => athlete.api('post /api/calendar/changes', { ...sent, operations: [...sent.operations] })
  const [first, second] = await Promise.all([send(), send()])
  expect(second).toEqual(first)
  expect((await days(athlete)).items).toHaveLength(2)
  await expect(
    athlete.api('post /api/calendar/changes', { id: sent.id, operations: [{ op: 'remove', id }] }),
  ).rejects.toMatchObject({ status: 409, code: 'id-taken' })
})

test('a change that changes nothing is no change', async () => {
  const athlete = await anAthlete()
  const { id } = await aPlannedRun(athlete, monday)
  const mark = { op: 'mark', id, mark: { state: 'skipped', word: 'ill' } } as const
  await change(athlete, mark)
  expect(await change(athlete, mark)).toEqual({ revision: 2, change: null, items: [], removed: [] })
})

test('every change is undone and made again, the ones before it too, and each only once', async () => {
  const athlete = await anAthlete()
  const { id } = await aPlannedRun(athlete, monday)
  const [planned] = (await days(athlete)).items
  const moved = await change(athlete, { op: 'move', id, date: tuesday })
  const removed = await change(athlete, { op: 'remove', id })
  expect(removed.removed).toEqual([id])
  await expect(undo(athlete, moved.change?.id)).rejects.toMatchObject({
    status: 409,
    code: 'changed-since',
    message:
      'What this changed was changed again since, perhaps in another tab. Nothing was lost: undo the later change first.',
  })
  const back = await undo(athlete, removed.change?.id)
  expect(back).toMatchObject({ items: moved.items, removed: [], change: { is_undone: true } })
  expect(await undo(athlete, removed.change?.id)).toEqual(back)
  expect((await undo(athlete, moved.change?.id)).items).toEqual([planned])
  expect((await athlete.api('get /api/calendar/changes', {})).map(({ is_undone }) => is_undone)).toEqual([
    true,
    true,
    false,
  ])
  expect((await redo(athlete, moved.change?.id)).items).toEqual(moved.items)
  expect(await redo(athlete, removed.change?.id)).toMatchObject({
    items: [],
    removed: [id],
    change: { is_undone: false },
  })
  expect(await redo(athlete, removed.change?.id)).toMatchObject({ removed: [id] })
})

test('a done workout stays as it was done, whatever becomes of the original, and after an undo too', async () => {
  const athlete = await anAthlete()
  const { api } = athlete
  const { id, workout_id } = await aPlannedRun(athlete, monday)
  const mark = { state: 'done', feeling: 4, word: 'Windy', seconds: 3720, metres: 12_300.5 } as const
  const { items } = await change(athlete, { op: 'mark', id, mark })
  expect(items[0]).toMatchObject({ mark, kept_id: expect.any(String) })
  const steps = [{ ...easyRun.steps[0], notes: 'Changed' }] as typeof easyRun.steps
  await api('put /api/workouts/{id}', { ...easyRun, id: workout_id, name: 'Changed', steps })
  const planned = randomUUID()
  await change(athlete, { op: 'copy', id: planned, of: id, date: tuesday })
  const shown = await days(athlete)
  expect(shown.items.map(({ content }) => content.kind === 'workout' && content.title.name)).toEqual([
    'Easy run',
    'Changed',
  ])
  expect(shown.items[1]).toMatchObject({ id: planned, mark: null, kept_id: null })
  expect(shown.workouts).toMatchObject([
    { id: workout_id, name: 'Changed', steps },
    { id: items[0]?.kept_id, name: 'Easy run', steps: easyRun.steps },
  ])
  await api('delete /api/workouts/{id}', { id: workout_id })
  expect((await days(athlete)).items[0]).toMatchObject({ is_deleted: true, content: { title: { name: 'Easy run' } } })
  const taken = await change(athlete, { op: 'remove', id })
  expect((await undo(athlete, taken.change?.id)).items[0]).toMatchObject({ mark, kept_id: items[0]?.kept_id })
})

test('a week is copied forward 26 times, and a plan is shifted, each by one change', async () => {
  const athlete = await anAthlete()
  const { id } = await aPlannedRun(athlete, tuesday)
  await change(athlete, { op: 'add', id: randomUUID(), date: monday, content: { kind: 'rest', text: '' } })
  const before = await days(athlete, monday, '2026-12-31')
  const copied = await change(athlete, { op: 'copy-week', from: monday, times: 26, replace: false })
  expect(copied.items).toHaveLength(52)
  expect(copied.items.at(-1)?.date).toBe('2026-09-01')
  const shifted = await change(athlete, { op: 'shift', from: tuesday, days: 3 })
  expect(shifted.change?.about).toMatchObject({ did: 'shift', count: 53, name: 'Easy run', date: '2026-03-06' })
  expect((await days(athlete, monday, '2026-12-31')).items.find((item) => item.id === id)?.date).toBe('2026-03-06')
  await undo(athlete, shifted.change?.id)
  await undo(athlete, copied.change?.id)
  expect((await days(athlete, monday, '2026-12-31')).items).toEqual(before.items)
})

test('the last 50 changes can be undone, and no others', async () => {
  const athlete = await anAthlete()
  const { id } = await aPlannedRun(athlete, monday)
  const made: string[] = []
  for (let n = 1; n <= 51; n += 1) {
    const answer = await change(athlete, { op: 'move', id, date: n % 2 ? tuesday : monday })
    made.push(answer.change?.id ?? '')
  }
  const listed = await athlete.api('get /api/calendar/changes', {})
  expect(listed.map((one) => one.id)).toEqual(made.slice(1).reverse())
  await expect(undo(athlete, made[0])).rejects.toMatchObject({
    status: 404,
    message: 'This change cannot be undone or made again any more: only the last 50 can.',
  })
})

test('nobody sees, undoes or changes what is another athlete’s', async () => {
  const [owner, other] = [await anAthlete(), await anAthlete({ role: 'admin' })]
  const { id } = await aPlannedRun(owner, monday)
  const moved = await change(owner, { op: 'move', id, date: tuesday })
  expect(await days(other)).toEqual({ revision: 0, items: [], workouts: [] })
  expect(await other.api('get /api/calendar/changes', {})).toEqual([])
  await expect(undo(other, moved.change?.id)).rejects.toMatchObject({ status: 404 })
  for (const operation of [
    { op: 'move', id, date: monday },
    { op: 'copy', id: randomUUID(), of: id, date: monday },
    { op: 'mark', id, mark: null },
    { op: 'remove', id },
  ] as const)
    await expect(change(other, operation)).rejects.toMatchObject({ status: 404 })
  expect((await days(owner)).items).toEqual(moved.items)
})

test('without a session nothing is read, changed or undone', async () => {
  const { api } = aStranger(await theApp())
  const [id, refused] = [randomUUID(), { status: 401, code: 'no-token' }]
  await expect(days({ api })).rejects.toMatchObject(refused)
  await expect(change({ api }, { op: 'remove', id })).rejects.toMatchObject(refused)
  await expect(api('get /api/calendar/changes', {})).rejects.toMatchObject(refused)
  await expect(api('get /api/calendar/revision', {})).rejects.toMatchObject(refused)
  await expect(api('post /api/calendar/changes/{id}/undo', { id })).rejects.toMatchObject(refused)
  await expect(api('post /api/calendar/changes/{id}/redo', { id })).rejects.toMatchObject(refused)
})

const some = '01900000-0000-7000-8000-000000000000'

test.each<[object, string, string]>([
  [{ op: 'move', id: some, date: '2026-02-29' }, 'date', 'Write a day as YYYY-MM-DD, from 1970 to 2199.'],
  [
    { op: 'add', id: some, date: monday, content: { kind: 'note', text: ' ' } },
    'content.text',
    'Write something into the note.',
  ],
  [{ op: 'add', id: some, date: monday, content: { ...race, name: '' } }, 'content.name', 'Give the race a name.'],
  [{ op: 'mark', id: some, mark: { state: 'done', feeling: 6 } }, 'mark.feeling', 'feeling must be at most 5.'],
  [
    { op: 'mark', id: some, mark: { state: 'done', word: 'x'.repeat(201) } },
    'mark.word',
    'A word on it has at most 200 characters.',
  ],
  [
    { op: 'mark', id: some, mark: { state: 'skipped', seconds: 60 } },
    'mark.state',
    'What was skipped has no time and no distance.',
  ],
  [
    { op: 'copy-week', from: '2026-13-01', times: 1, replace: false },
    'from',
    'Write a day as YYYY-MM-DD, from 1970 to 2199.',
  ],
  [{ op: 'copy-week', from: monday, times: 27, replace: false }, 'times', 'A week is copied forward at most 26 times.'],
  [{ op: 'shift', from: monday, days: 0 }, 'days', 'Say by how many days the plan is shifted.'],
  [{ op: 'shift', from: monday, days: 367 }, 'days', 'A plan is shifted by at most 366 days.'],
  [{ op: 'remove', id: some, at: 1 }, 'at', 'There is no field at here.'],
])('%j is refused', async (operation, field, sentence) => {
  const { fetch } = await anAthlete()
  const body = JSON.stringify({ id: some, operations: [operation] })
  const answer = await fetch('/api/calendar/changes', { method: 'POST', body })
  expect(answer.status).toBe(400)
  expect((await answer.json()).fields).toEqual({ [`operations.0.${field}`]: sentence })
})

test.each([
  [[], 'A change needs at least one operation.'],
  [Array.from({ length: 501 }, () => ({ op: 'remove', id: some })), 'A change has at most 500 operations.'],
  [
    Array.from({ length: 11 }, (_, n) => ({ op: 'shift', from: monday, days: n + 1 })),
    'A change copies a week or shifts a plan at most 10 times.',
  ],
])('%j are not as many operations as a change can have', async (operations, sentence) => {
  const { fetch } = await anAthlete()
  const body = JSON.stringify({ id: some, operations })
  const answer = await fetch('/api/calendar/changes', { method: 'POST', body })
  expect([answer.status, (await answer.json()).error]).toEqual([400, sentence])
})
