import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { MAX_RE_AIMED } from '#contracts/re-aims.ts'
import * as tables from '#server/db/tables.ts'
import { createLog } from '#server/http/log/log.ts'
import { runPurges } from '#server/jobs/purges.ts'
import { MAX_RE_AIMS_KEPT } from '#server/re-aims/store/re-aims.ts'
import { anApp, theApp } from '#tests/support/server/app.ts'
import { type Athlete, anAthlete } from '#tests/support/server/people.ts'
import { change, days } from '#tests/support/server/planned.ts'
import { ftpRide, type Moved, reAim, setFtp } from '#tests/support/server/re-aimed.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const plain = (value: string) => ({ value, unit: null })
const at250 = { rangeMin: 238, rangeMax: 262 }
const at265 = { rangeMin: 252, rangeMax: 278 }

test('workouts for the old figure are offered with what moves, re-aimed together, and brought back', async () => {
  const athlete = await anAthlete()
  const { api } = athlete
  await setFtp(athlete, 250)
  const [ride, other, typed] = await Promise.all([
    api('post /api/workouts', ftpRide('Threshold', at250)),
    api('post /api/workouts', ftpRide('Other', at250)),
    api('post /api/workouts', ftpRide('Typed', { rangeMin: 238, rangeMax: 261 })),
  ])
  expect(await api('get /api/re-aims', {})).toEqual({ offers: [], made: [] })
  await setFtp(athlete, 265)

  const { offers } = await api('get /api/re-aims', {})
  const before = { type: 'power', percentMin: 95, percentMax: 105, ...at250 }
  const moves = [
    {
      times: 4,
      duration: { type: 'time', unit: 'minutes', value: 480 },
      before,
      after: { ...before, ...at265 },
    },
  ]
  const listed = { sport: 'cycling', coming_days: 0, moves, more_moves: 0 }
  expect(offers).toMatchObject([{ figure: 'cycling_ftp', from: plain('250'), to: plain('265'), has_more: false }])
  expect(offers[0]?.workouts).toHaveLength(2)
  expect(offers[0]?.workouts).toEqual(
    expect.arrayContaining([
      { ...listed, id: ride.id, name: 'Threshold' },
      { ...listed, id: other.id, name: 'Other' },
    ]),
  )

  // Only the chosen one moves; nothing but its ranges and its version is different.
  const made = await reAim(athlete, [ride.id, typed.id])
  expect(made).toMatchObject({ figure: 'cycling_ftp', from: plain('250'), to: plain('265'), workout_count: 1 })
  const moved = await read(athlete, ride.id)
  expect(moved).toEqual({ ...ride, mine: true, steps: ftpRide('', at265).steps, updated_at: moved.updated_at })
  expect(Date.parse(moved.updated_at)).toBeGreaterThan(Date.parse(ride.updated_at))
  expect(await read(athlete, other.id)).toEqual({ ...other, mine: true })
  expect(await read(athlete, typed.id)).toEqual({ ...typed, mine: true })
  const left = await api('get /api/re-aims', {})
  expect(left.offers[0]?.workouts.map(({ id }) => id)).toEqual([other.id])
  expect(left.made).toEqual([made])

  // Undone, the steps are as they were, and both are offered again.
  const undone = { restored: 1, stayed: [] }
  expect(await api('post /api/re-aims/{id}/undo', { id: made.id })).toEqual(undone)
  const back = await read(athlete, ride.id)
  expect(back).toEqual({ ...ride, mine: true, updated_at: back.updated_at })
  expect(Date.parse(back.updated_at)).toBeGreaterThan(Date.parse(moved.updated_at))
  expect(await api('post /api/re-aims/{id}/undo', { id: made.id })).toEqual(undone)
  const again = await api('get /api/re-aims', {})
  expect(again.offers[0]?.workouts.map(({ id }) => id).toSorted()).toEqual([ride.id, other.id].toSorted())
  expect(again.made).toEqual([])
})

test('a re-aim that is sent twice is done once, and two at the same time share the workouts', async () => {
  const { athlete, ids } = await anAthleteWithRides(12)
  const [offer] = (await athlete.api('get /api/re-aims', {})).offers
  const body = { id: randomUUID(), offer: offer?.id ?? '', to: plain('265'), workouts: ids }
  const answers = await Promise.all([1, 2, 3].map(() => athlete.api('post /api/re-aims', body)))
  expect(answers).toEqual([answers[0], answers[0], answers[0]])
  expect(answers[0]?.workout_count).toBe(12)
  // Another one finds nothing left, and leaves no trace.
  const other = await athlete.api('post /api/re-aims', { ...body, id: randomUUID() })
  expect(other.workout_count).toBe(0)
  expect((await athlete.api('get /api/re-aims', {})).made.map(({ id }) => id)).toEqual([body.id])
  await expect(athlete.api('post /api/re-aims/{id}/undo', { id: other.id })).rejects.toMatchObject({ status: 404 })
  // The id is the athlete's own: another one can use it.
  const second = await anAthleteWithRides(1)
  const [theirs] = (await second.athlete.api('get /api/re-aims', {})).offers
  const sameId = { ...body, offer: theirs?.id ?? '', workouts: second.ids }
  expect((await second.athlete.api('post /api/re-aims', sameId)).workout_count).toBe(1)
})

test('a workout that is open elsewhere is not overwritten, and one that was changed since is not undone', async () => {
  const { athlete, ids } = await anAthleteWithRides(3)
  const { api } = athlete
  const [first = '', second = '', third = ''] = ids
  const opened = await read(athlete, first)
  const made = await reAim(athlete, ids)
  const { name, sport, steps } = opened
  const save = { id: first, name, sport, steps, startedFrom: opened.updated_at }
  await expect(api('put /api/workouts/{id}', save)).rejects.toMatchObject({ status: 409, code: 'changed-since' })

  const changed = await api('put /api/workouts/{id}', {
    ...ftpRide('My own', { rangeMin: 200, rangeMax: 220 }),
    id: first,
  })
  // A new name is no other target.
  await api('put /api/workouts/{id}', { ...ftpRide('Renamed', at265), id: second })
  await api('delete /api/workouts/{id}', { id: third })
  expect(await api('post /api/re-aims/{id}/undo', { id: made.id })).toEqual({
    restored: 1,
    stayed: [{ id: first, name: 'My own' }],
  })
  expect(await read(athlete, first)).toEqual({ ...changed, mine: true })
  expect(await read(athlete, second)).toMatchObject({ name: 'Renamed', steps: ftpRide('', at250).steps })
  await api('post /api/workouts/{id}/restore', { id: third })
  expect((await read(athlete, third)).steps).toEqual(ftpRide('', at265).steps)
})

test('nothing is re-aimed once the figure has changed again, or for another athlete', async () => {
  const { athlete, ids } = await anAthleteWithRides(1)
  const { api } = athlete
  const [offer] = (await api('get /api/re-aims', {})).offers
  const body = { id: randomUUID(), offer: offer?.id ?? '', to: plain('265'), workouts: ids }
  const other = await anAthleteWithRides(1)
  await expect(other.athlete.api('post /api/re-aims', body)).rejects.toMatchObject({ status: 404 })
  const [theirs] = (await other.athlete.api('get /api/re-aims', {})).offers
  // Workouts of others are left out, as those are that are gone.
  const mixed = { ...body, offer: theirs?.id ?? '', workouts: [...ids, ...other.ids, randomUUID()] }
  expect((await other.athlete.api('post /api/re-aims', mixed)).workout_count).toBe(1)

  await setFtp(athlete, 270)
  await expect(api('post /api/re-aims', body)).rejects.toMatchObject({ status: 409, code: 'changed-since' })
  await expect(api('post /api/re-aims', { ...body, to: plain('250') })).rejects.toMatchObject({ status: 409 })
  expect((await read(athlete, ids[0] ?? '')).steps).toEqual(ftpRide('', at250).steps)
  const tooMany = { ...body, workouts: Array.from({ length: MAX_RE_AIMED + 1 }, () => randomUUID()) }
  await expect(api('post /api/re-aims', tooMany)).rejects.toMatchObject({ status: 400 })
})

test('an old figure is one that was replaced: not one that was removed, came back, or is the same per mile', async () => {
  const athlete = await anAthlete()
  const { api } = athlete
  const put = (metrics: object) => api('put /api/user', { meta: { athlete_metrics: metrics } })
  const ride = await api('post /api/workouts', ftpRide('Ride', at250))
  const pace = { type: 'pace', zoneNumber: 4, rangeMin: 291, rangeMax: 315, rangeUnit: 'km' } as const
  const duration = { type: 'time', unit: 'minutes', value: 600 } as const
  const run = await api('post /api/workouts', {
    ...{ name: 'Run', sport: 'running', steps: [{ intensity: 'interval', duration, target: pace }] },
  })
  const offered = async () =>
    (await api('get /api/re-aims', {})).offers.map(({ from, workouts }) => [
      from.value,
      ...workouts.map(({ id }) => id),
    ])

  await put({ cycling_ftp: 250, running_threshold_pace: '5:00' })
  await put({ cycling_ftp: null })
  await put({ cycling_ftp: 265 })
  expect(await offered()).toEqual([])
  // 5:00 /km is 8:03 /mi to the second, and a new unit with the old digits is another pace.
  await put({ running_threshold_pace: '8:03', running_unit: 'miles' })
  expect(await offered()).toEqual([])
  await put({ running_threshold_pace: '5:00', running_unit: 'kilometers' })
  await put({ running_unit: 'miles' })
  expect(await offered()).toEqual([['5:00', run.id]])
  await put({ running_unit: 'kilometers' })
  expect(await offered()).toEqual([])

  // From a slip of the pen nothing comes, and the figure before it is still remembered.
  await put({ cycling_ftp: 250 })
  for (const ftp of [2000, 264, 265]) await setFtp(athlete, ftp)
  expect(await offered()).toEqual([['250', ride.id]])
  await setFtp(athlete, 250)
  expect(await offered()).toEqual([])
  // While there is no present figure, nothing can be re-aimed.
  await setFtp(athlete, 265)
  await put({ cycling_ftp: null })
  expect(await offered()).toEqual([])
})

test('heart rates move in workouts of every sport, and runs, rides and swims by their own figure', async () => {
  const athlete = await anAthlete()
  const { api } = athlete
  const put = (metrics: object) => api('put /api/user', { meta: { athlete_metrics: metrics } })
  await put({ threshold_heart_rate: 170, swimming_css: '1:40', swimming_unit: 'meters' })
  const duration = { type: 'time', unit: 'minutes', value: 600 } as const
  const beats = { type: 'heartrate', zoneNumber: 2, rangeMin: 145, rangeMax: 153 } as const
  const speed = { type: 'pace', zoneNumber: 3, rangeMin: 103, rangeMax: 108, rangeUnit: '100m' } as const
  const steps = (target: typeof beats | typeof speed) => [{ intensity: 'active' as const, duration, target }]
  const run = await api('post /api/workouts', { name: 'Run', sport: 'running', steps: steps(beats) })
  const swim = await api('post /api/workouts', {
    name: 'Swim',
    sport: 'swimming',
    steps: [...steps(beats), ...steps(speed)],
  })
  await put({ threshold_heart_rate: 165, swimming_css: '1:36' })
  const { offers } = await api('get /api/re-aims', {})
  expect(
    offers.map(({ figure, workouts }) => [figure, ...workouts.map(({ name }) => name).toSorted()]).toSorted(),
  ).toEqual([
    ['swimming_css', 'Swim'],
    ['threshold_heart_rate', 'Run', 'Swim'],
  ])
  for (const { id, to, workouts } of offers)
    await api('post /api/re-aims', { id: randomUUID(), offer: id, to, workouts: workouts.map((one) => one.id) })
  const [newBeats, newSpeed] = [
    { ...beats, rangeMin: 140, rangeMax: 149 },
    { ...speed, rangeMin: 99, rangeMax: 103 },
  ]
  expect((await read(athlete, run.id)).steps).toEqual([{ ...steps(beats)[0], target: newBeats }])
  expect((await read(athlete, swim.id)).steps.map((step) => 'target' in step && step.target)).toEqual([
    newBeats,
    newSpeed,
  ])
})

test('coming days show the re-aimed workout, a workout that was done stays as it was, and the library keeps its order', async () => {
  const { athlete, ids } = await anAthleteWithRides(4)
  const { api } = athlete
  const [first = '', second = ''] = ids
  const today = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10)
  const past = '2026-03-14'
  const done = randomUUID()
  await change(
    athlete,
    { op: 'schedule', id: done, date: past, workout_id: first },
    { op: 'schedule', id: randomUUID(), date: today, workout_id: first },
    { op: 'schedule', id: randomUUID(), date: today, workout_id: first },
    { op: 'schedule', id: randomUUID(), date: past, workout_id: second },
  )
  await change(athlete, { op: 'mark', id: done, mark: { state: 'done' } })
  // The last changed is not the last made.
  await api('put /api/workouts/{id}', { ...ftpRide('Ride 1', at250), id: second })
  const order = async () => (await api('get /api/workouts', {})).data.map(({ id }) => id)
  const before = await order()
  const [offer] = (await api('get /api/re-aims', {})).offers
  expect(offer?.workouts.map(({ id, coming_days }) => [id, coming_days])).toEqual(
    before.map((id) => [id, id === first ? 1 : 0]),
  )
  const made = await reAim(athlete, ids)
  expect(await order()).toEqual(before)
  const planned = await days(athlete, today, today)
  expect(planned.workouts.map(({ id, steps }) => [id, steps])).toEqual([[first, ftpRide('', at265).steps]])
  const kept = (await days(athlete, past, past)).workouts.find(({ id }) => !ids.includes(id))
  expect(kept?.steps).toEqual(ftpRide('', at250).steps)
  await api('post /api/re-aims/{id}/undo', { id: made.id })
  expect(await order()).toEqual(before)
})

test('an offer can be left, and taken up again', async () => {
  const { athlete } = await anAthleteWithRides(1)
  const { api } = athlete
  const offers = async () => (await api('get /api/re-aims', {})).offers
  const [offer] = await offers()
  await api('put /api/re-aims/offers/{id}', { id: offer?.id ?? '', left: true })
  expect(await offers()).toEqual([])
  await api('put /api/re-aims/offers/{id}', { id: offer?.id ?? '', left: false })
  expect(await offers()).toEqual([offer])
  const other = await anAthlete()
  await expect(other.api('put /api/re-aims/offers/{id}', { id: offer?.id ?? '', left: true })).rejects.toMatchObject({
    status: 404,
  })
})

test('old figures are offered and re-aims can be undone for 30 days, then both are forgotten', async () => {
  const app = await anApp({ auth: { tokenSeconds: 90 * 24 * 60 * 60 } })
  const { athlete, ids } = await anAthleteWithRides(2, await anAthlete({ app }))
  const { api } = athlete
  const [offer] = (await api('get /api/re-aims', {})).offers
  const made = await reAim(athlete, ids.slice(1))
  app.advance(29 * DAY_MS)
  expect((await api('get /api/re-aims', {})).made).toEqual([made])
  app.advance(2 * DAY_MS)
  expect(await api('get /api/re-aims', {})).toEqual({ offers: [], made: [] })
  await expect(api('post /api/re-aims/{id}/undo', { id: made.id })).rejects.toMatchObject({ status: 404 })
  const late = { id: randomUUID(), offer: offer?.id ?? '', to: plain('265'), workouts: ids }
  await expect(api('post /api/re-aims', late)).rejects.toMatchObject({ status: 404 })
  const { old_figures, re_aims, re_aimed_workouts } = tables
  const rows = async () =>
    Promise.all(
      [old_figures, re_aims, re_aimed_workouts].map((table) => app.db.$count(table, eq(table.athlete_id, athlete.id))),
    )
  expect(await rows()).toEqual([1, 1, 1])
  await runPurges({
    purges: app.purges.filter(({ what }) => what === 'old figures' || what === 're-aims'),
    log: createLog('silent'),
    signal: new AbortController().signal,
    now: app.now,
    pause: async () => undefined,
  })
  expect(await rows()).toEqual([0, 0, 0])
  await app.close()
})

test('of a large library the first are offered and re-aimed together, then the rest', async () => {
  const { db } = await theApp()
  const { athlete, ids } = await anAthleteWithRides(1)
  await db.execute(sql`insert into workouts (id, athlete_id, name, sport, steps, updated_at)
    select gen_random_uuid(), athlete_id, name, sport, steps, updated_at - n * interval '1 second'
    from workouts, generate_series(1, ${MAX_RE_AIMED + 1}::int) n where id = ${ids[0]}::uuid`)
  const offered = async () => {
    const [offer] = (await athlete.api('get /api/re-aims', {})).offers
    return { ids: offer?.workouts.map(({ id }) => id) ?? [], hasMore: offer?.has_more }
  }
  const first = await offered()
  expect([first.ids.length, first.hasMore]).toEqual([MAX_RE_AIMED, true])
  expect(first.ids[0]).toBe(ids[0])
  const made = await reAim(athlete, first.ids)
  expect(made.workout_count).toBe(MAX_RE_AIMED)
  const rest = await offered()
  expect([rest.ids.length, rest.hasMore]).toEqual([2, false])
  expect(await athlete.api('post /api/re-aims/{id}/undo', { id: made.id })).toEqual({
    restored: MAX_RE_AIMED,
    stayed: [],
  })
  expect(await offered()).toEqual(first)
})

test('of many re-aims the last ones are kept, undone or not', async () => {
  const { athlete, ids } = await anAthleteWithRides(1)
  const undo = (id: string | undefined) => athlete.api('post /api/re-aims/{id}/undo', { id: String(id) })
  const made: string[] = []
  for (let time = 0; time <= MAX_RE_AIMS_KEPT; time += 1) {
    const { id } = await reAim(athlete, ids)
    await undo(id)
    made.push(id)
  }
  await expect(undo(made[0])).rejects.toMatchObject({ status: 404 })
  expect(await undo(made[1])).toEqual({ restored: 1, stayed: [] })
})

test('a library is not re-aimed and brought back again and again', async () => {
  const limits = { reAims: { points: 3, seconds: 60, sentence: 'Wait a few minutes.' } }
  const app = await anApp({ limits })
  const { athlete, ids } = await anAthleteWithRides(1, await anAthlete({ app }))
  const { id, to } = await reAim(athlete, ids)
  await athlete.api('post /api/re-aims/{id}/undo', { id })
  const again = { id: randomUUID(), offer: randomUUID(), to, workouts: ids }
  await expect(athlete.api('post /api/re-aims', again)).rejects.toMatchObject({ status: 429 })
  await expect(athlete.api('post /api/re-aims/{id}/undo', { id })).rejects.toMatchObject({ status: 429 })
  await app.close()
})

test('a library is not looked through again and again', async () => {
  const limits = { reAims: { points: 2, seconds: 60, sentence: 'Wait a few minutes.' } }
  const app = await anApp({ limits })
  const { athlete } = await anAthleteWithRides(1, await anAthlete({ app }))
  for (let time = 0; time < 2; time += 1) await athlete.api('get /api/re-aims', {})
  await expect(athlete.api('get /api/re-aims', {})).rejects.toMatchObject({ status: 429 })
  await app.close()
})

async function anAthleteWithRides(count: number, given?: Athlete): Promise<Moved> {
  const athlete = given ?? (await anAthlete())
  await setFtp(athlete, 250)
  const ids: string[] = []
  for (let at = 0; at < count; at += 1)
    ids.push((await athlete.api('post /api/workouts', ftpRide(`Ride ${at}`, at250))).id)
  await setFtp(athlete, 265)
  return { athlete, ids }
}

const read = ({ api }: Athlete, id: string) => api('get /api/workouts/{id}', { id })

test('watts of a zone with own bounds move with these', async () => {
  const athlete = await anAthlete()
  await setFtp(athlete, 250)
  const cycling_power_zones = [40, 60, 76, 88, 96, 130, 200].map((percentMin) => ({
    percentMin,
    percentMax: percentMin === 60 ? 75 : percentMin + 5,
  }))
  await athlete.api('put /api/user', { meta: { athlete_metrics: { cycling_power_zones } } })
  const duration = { type: 'time', unit: 'minutes', value: 3600 } as const
  const rideAt = (rangeMin: number, rangeMax: number) => ({
    ...{ name: 'Endurance', sport: 'cycling' as const, type: 'endurance' as const },
    steps: [
      { intensity: 'active' as const, duration, target: { type: 'power' as const, zoneNumber: 2, rangeMin, rangeMax } },
    ],
  })
  const ride = await athlete.api('post /api/workouts', rideAt(150, 187))
  await setFtp(athlete, 265)
  await reAim(athlete, [ride.id])
  expect((await read(athlete, ride.id)).steps).toEqual(rideAt(159, 198).steps)
})
