import { eq, getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formats } from '#domain/exports/registry.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { authHoldings } from '#server/auth/holdings.ts'
import { calendar_items, workouts } from '#server/db/tables.ts'
import { holdings } from '#server/leaving/registry.ts'
import { readRouteFileOf } from '#tests/support/routes/read-route-files.ts'
import { ring, routeAlong } from '#tests/support/routes/saved-routes.ts'
import { anApp } from '#tests/support/server/app.ts'
import { type Athlete, anAthlete } from '#tests/support/server/people.ts'
import { aPlannedRun, change, easyRun } from '#tests/support/server/planned.ts'
import { unzip } from '#tests/support/unzip.ts'
import { boundsAt } from '#tests/support/workouts/own-bounds.ts'

const names = ['Easy run', 'easy RUN', '../../etc/passwd', 'CON', '🏃‍♀️ Grüße: 4×4?', '<script>alert(1)</script>']

const atThreshold: NewWorkout['steps'] = [
  {
    intensity: 'active',
    duration: { type: 'time', unit: 'minutes', value: 3600 },
    target: { type: 'power', percentMin: 100, percentMax: 100 },
  },
]

test('everything of an athlete is in one archive, and nothing of another', async () => {
  const app = await anApp()
  const [athlete, other] = [await anAthlete({ app, plan: 'standard' }), await anAthlete({ app })]
  for (const name of names) await athlete.api('post /api/workouts', { ...easyRun, name })
  await athlete.api('post /api/workouts', { ...easyRun, name: 'Swim', sport: 'swimming', type: null })
  await other.api('post /api/workouts', { ...easyRun, name: 'Not yours' })
  const cycling_heart_rate_zones = boundsAt(60, 78, 88, 95, 101, 110)
  await athlete.api('put /api/user', { meta: { athlete_metrics: { cycling_ftp: 312, cycling_heart_rate_zones } } })
  await athlete.api('post /api/workouts', { ...easyRun, name: 'Ride', sport: 'cycling', steps: atThreshold })
  const { id } = await aPlannedRun(athlete, '2026-03-14')
  const routes = [...names, 'Long way'].map((name) =>
    routeAlong(name === 'Long way' ? ring(9_000, 0.5) : ring(), { name }),
  )
  const saved = []
  for (const route of routes) saved.push(await athlete.api('post /api/routes', { ...route, is_private: true }))
  await other.api('post /api/routes', routeAlong(ring(), { name: 'Not yours' }))
  await athlete.api('delete /api/routes/{id}', { id: (await athlete.api('post /api/routes', routeAlong(ring()))).id })
  await change(athlete, { op: 'attach', id, route_id: saved[0]?.id ?? null })
  const note = { kind: 'note', text: 'Dentist; at five,\nthen home' } as const
  await change(athlete, { op: 'add', id: crypto.randomUUID(), date: '2026-03-15', content: note })
  await change(athlete, { op: 'mark', id, mark: { state: 'done', feeling: 4, word: 'Windy' } })
  const files = await download(athlete)

  const secret = /argon2|refresh_token|"digest"|encrypted_password|hmac/
  for (const [name, content] of files) {
    expect(name).not.toMatch(/(^|\/)\.|\\|:|[<>"|?*]|^\//)
    expect(content.includes(other.id) || content.includes('Not yours'), name).toBe(false)
    if (name.endsWith('.json')) JSON.parse(content.toString())
    if (name.startsWith('data/')) expect(content.toString()).not.toMatch(secret)
  }
  // As many rows as the tables have, and each line of the registry its file.
  const rowsIn = (name: string) => JSON.parse(files.get(`data/${name}.json`)?.toString() ?? '') as unknown[]
  for (const { download } of [...authHoldings, ...holdings])
    if ('name' in download) expect(rowsIn(download.name), download.name).toBeInstanceOf(Array)
  expect(rowsIn('workouts')).toHaveLength(await app.db.$count(workouts, eq(workouts.athlete_id, athlete.id)))
  expect(rowsIn('calendar_entries')).toHaveLength(2)
  expect(Object.keys(rowsIn('calendar_entries')[0] as object)).toEqual(Object.keys(getTableColumns(calendar_items)))
  const meta = { athlete_metrics: { cycling_heart_rate_zones } }
  expect(rowsIn('profile')).toMatchObject([{ id: athlete.id, email: athlete.email, full_name: 'Robin Example', meta }])

  const folders = new Set([...files.keys()].flatMap((name) => /^workouts\/([^/]+)\//.exec(name)?.[1] ?? []))
  expect(folders.size).toBe(names.length + 3)
  expect(new Set([...folders].map((name) => name.toLowerCase())).size).toBe(folders.size)
  const written = formats.filter(({ out }) => out).length
  const inFolder = (folder: string) => [...files.keys()].filter((name) => name.startsWith(`workouts/${folder}/`))
  // Two formats are for indoor bikes alone.
  expect(inFolder('Swim')).toHaveLength(written - 2)
  // Watts are those of the athlete.
  expect(inFolder('Ride')).toHaveLength(written)
  expect(files.get('workouts/Ride/Ride.erg')?.toString()).toMatch(/\b312\b/)
  expect(files.get('workouts/Swim/Swim.fit')?.toString('latin1', 8, 12)).toBe('.FIT')

  // A route that was deleted is among the data alone. The long one is written in a thread.
  const tracks = [...files].filter(([name]) => name.startsWith('routes/'))
  expect(rowsIn('routes')).toHaveLength(routes.length + 1)
  expect(new Set(tracks.map(([name]) => name.toLowerCase())).size).toBe(routes.length)
  for (const [name, content] of tracks) {
    const { line } = readRouteFileOf('gpx', content)
    expect(line, name).toHaveLength(name === 'routes/Long way.gpx' ? 9_001 : 201)
  }

  const page = files.get('index.html')?.toString() ?? ''
  const links = [...page.matchAll(/href="([^"#]+)"/g)].map(([, path = '']) => decodeURIComponent(path))
  expect([...files.keys()].filter((name) => name !== 'index.html').toSorted()).toEqual(links.toSorted())
  expect(page).not.toMatch(/<script|https?:/)
  for (const said of [
    'Dentist; at five,',
    'Done, felt 4 of 5: Windy',
    'March 2026',
    'Running, along Easy run',
    'Long way',
  ])
    expect(page).toContain(said)
  const calendar = files.get('calendar.ics')?.toString() ?? ''
  expect(calendar).toContain(
    'DTSTART;VALUE=DATE:20260315\r\nDTEND;VALUE=DATE:20260316\r\nSUMMARY:Dentist\\; at five\\,\r\n',
  )
  await app.close()
})

test('the archive of a new athlete says what there is not yet', async () => {
  const app = await anApp()
  const page = (await download(await anAthlete({ app }))).get('index.html')?.toString()
  expect(page).toContain('Your library had no workouts.')
  expect(page).toContain('Your library had no routes.')
  expect(page).toContain('Your calendar was empty.')
  await app.close()
})

test('downloads of everything are limited, and their number at the same time is', async () => {
  const app = await anApp({ limits: { exports: { points: 5, seconds: 60, sentence: 'Wait a while.' } } })
  const athlete = await anAthlete({ app })
  // Enough that an archive does not fit into what waits to be read.
  const steps = Array.from({ length: 250 }, (_, index) => ({
    ...easyRun.steps[0],
    notes: Array.from({ length: 60 }, (_, word) => ((index + 1) * (word + 7) * 2654435761) % 4294967296).join(' '),
  }))
  for (let made = 0; made < 40; made += 1)
    await athlete.api('post /api/workouts', { ...easyRun, steps } as unknown as typeof easyRun)
  const unread = [1, 2, 3, 4].map(() => athlete.fetch('/api/user/export'))
  const answers = await Promise.all(unread)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const refused = await athlete.fetch('/api/user/export')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  for (const { body } of answers) await body?.cancel()
  // The refusal was not counted: one is left.
  const statuses = new Set<number>()
  const again = async () => {
    const { status, body } = await athlete.fetch('/api/user/export')
    await body?.cancel()
    statuses.add(status)
    return status
  }
  await expect.poll(again, { timeout: 60_000 }).toBe(429)
  expect(statuses).toContain(200)
  await app.close()
})

async function download({ fetch }: Athlete) {
  const answer = await fetch('/api/user/export')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="pacewright-\d{4}-\d\d-\d\d\.zip"$/)
  return unzip(new Uint8Array(await answer.arrayBuffer()))
}
