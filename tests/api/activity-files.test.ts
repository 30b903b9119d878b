import { describe, expect, test } from 'vitest'
import { anApp, theApp } from '#tests/support/server/app.ts'
import { type Athlete, anAthlete, aStranger } from '#tests/support/server/people.ts'
import { fitActivity, tcxActivity, tcxLap } from '#tests/support/workouts/activity-files.ts'

const PATH = '/api/calendar/activity-figures'
const bytesOf = (text: string) => new TextEncoder().encode(text)

async function send({ fetch }: Pick<Athlete, 'fetch'>, file: Uint8Array, query = '') {
  const answer = await fetch(`${PATH}${query}`, { method: 'POST', body: Buffer.from(file) })
  return { status: answer.status, content: await answer.json() }
}

const figures = { sport: 'running', started_at: '2026-11-18T06:12:00.000Z', seconds: 2710, metres: 10_023 }

test('the figures of a recorded activity are read, and nothing is stored', async () => {
  const athlete = await anAthlete()
  expect(await send(athlete, fitActivity())).toEqual({ status: 200, content: { ...figures, utc_offset: 60 } })
  expect(await send(athlete, bytesOf(tcxActivity()))).toEqual({
    status: 200,
    content: { ...figures, utc_offset: null },
  })
  expect(await athlete.api('get /api/calendar/revision', {})).toEqual({ revision: 0 })
  expect((await athlete.api('get /api/workouts', {})).pagination.totalCount).toBe(0)
})

test('only athletes may send activities, a limited number of them', async () => {
  expect(await send(aStranger(await theApp()), fitActivity())).toMatchObject({ status: 401 })
  const importedFiles = { points: 1, seconds: 60, sentence: 'That is too many files.' }
  const app = await anApp({ limits: { importedFiles } })
  const athlete = await anAthlete({ app })
  expect((await send(athlete, fitActivity())).status).toBe(200)
  expect((await send(athlete, fitActivity())).status).toBe(429)
  await app.close()
})

test('a file that takes too long is refused with 503', async () => {
  const app = await anApp({ after: () => AbortSignal.abort() })
  expect(await send(await anAthlete({ app }), fitActivity())).toMatchObject({
    status: 503,
    content: { code: 'overloaded' },
  })
  await app.close()
})

test('a file of more than 5 MB is refused unread, and the longest one is read', async () => {
  const athlete = await anAthlete()
  expect(await send(athlete, new Uint8Array(5_000_001))).toMatchObject({
    status: 413,
    content: { error: 'The file is larger than 5 MB.' },
  })
  const day = tcxActivity(tcxLap(2710, 10_023, 12_400))
  expect(day.length).toBeGreaterThan(4_500_000)
  expect(await send(athlete, bytesOf(day))).toMatchObject({ status: 200, content: { seconds: 2710 } })
})

describe('a hostile file', () => {
  let someone: Promise<Athlete> | undefined
  const hostile = () => (someone ??= anAthlete())
  const header = [14, 16, 0, 0, 255, 255, 255, 255, 0x2e, 0x46, 0x49, 0x54, 0, 0]
  const bomb = `<!DOCTYPE t [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>`

  test.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a header of FIT', Uint8Array.from(header)],
    ['half an activity', fitActivity().subarray(0, 400)],
    ['an activity with changed bytes', fitActivity().with(300, 1).with(301, 2)],
    ['four megabytes of FIT', Buffer.alloc(4_000_000, Uint8Array.from(header))],
    ['five megabytes of zeros', new Uint8Array(5_000_000)],
    ['a thousand million laughs', bytesOf(bomb + tcxActivity(tcxLap('&b;', 1)).slice(39))],
    ['XML without end', bytesOf('<a>'.repeat(1_600_000))],
    ['a track without end', bytesOf(tcxActivity().slice(0, 1200) + '<Track>'.repeat(600_000))],
    ['laps without end', bytesOf(tcxActivity(tcxLap(1, 1, 0).repeat(12_000)))],
    ['endless figures', bytesOf(tcxActivity(tcxLap('1e308', '1e308')))],
    ['figures that are none', bytesOf(tcxActivity(tcxLap('NaN', '0x')))],
    ['signs', bytesOf('<[{-&'.repeat(900_000))],
    ['a ZIP archive', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0])],
  ])('of %s is refused with a sentence', async (_, file) => {
    const { status, content } = await send(await hostile(), file)
    expect(status, JSON.stringify(content)).toBe(400)
    expect(content.error).toMatch(/^[A-Z].*\.$/)
    expect(content.error.length).toBeLessThan(200)
  })

  test('of an unknown sport is refused', async () => {
    const { status, content } = await send(await hostile(), fitActivity(), '?sport=rowing')
    expect([status, Object.keys(content.fields)]).toEqual([400, ['sport']])
  })
})
