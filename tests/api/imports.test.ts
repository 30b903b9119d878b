import { request as rawRequest } from 'node:http'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { formatOf, formats } from '#domain/exports/registry.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { anApp, theApp } from '#tests/support/server/app.ts'
import { type Athlete, anAthlete, aStranger } from '#tests/support/server/people.ts'
import { readWithGarmin } from '#tests/support/workouts/fit-readers.ts'
import { callWithFile } from '#web/lib/api.ts'
import type { Fetch } from '#web/lib/fetch.ts'

const ride: NewWorkout = {
  name: 'Über-unders',
  sport: 'cycling',
  type: 'threshold',
  steps: [
    {
      intensity: 'warmup',
      duration: { type: 'time', unit: 'minutes', value: 600 },
      target: { type: 'power', percentMin: 55, percentMax: 65 },
    },
    {
      intensity: 'interval',
      duration: { type: 'time', unit: 'minutes', value: 480 },
      target: { type: 'power', percentMin: 95, percentMax: 105 },
    },
    {
      intensity: 'recovery',
      duration: { type: 'time', unit: 'minutes', value: 120 },
      target: { type: 'power', percentMin: 45, percentMax: 55 },
    },
    { repeat: { steps: 2, count: 4 } },
  ],
}

const minute = { intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 60 } }
const bytesOf = (text: string) => new TextEncoder().encode(text)
const asJson = (value: unknown) => bytesOf(JSON.stringify(value))
const workoutCount = async ({ api }: Athlete) => (await api('get /api/workouts', {})).pagination.totalCount

async function send({ fetch }: Pick<Athlete, 'fetch'>, file: Uint8Array, query: Record<string, string> = {}) {
  const answer = await fetch(`/api/workouts/import?${new URLSearchParams(query)}`, {
    method: 'POST',
    body: Buffer.from(file),
  })
  return { status: answer.status, content: await answer.json() }
}

test('a file that takes too long is refused with 503, and the next one is read', async () => {
  const waits = [AbortSignal.abort(), new AbortController().signal]
  const app = await anApp({ after: () => waits.shift() ?? AbortSignal.abort() })
  const athlete = await anAthlete({ app })
  const late = await athlete.fetch('/api/workouts/import', { method: 'POST', body: Buffer.from(asJson(ride)) })
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await late.json()).toEqual({
    error: 'Too many files are being read or written. Try again in a moment.',
    code: 'overloaded',
  })
  expect(await workoutCount(athlete)).toBe(0)
  expect(await send(athlete, asJson(ride))).toMatchObject({ status: 200 })
  expect(waits).toEqual([])
  await app.close()
})

test('an athlete can import a limited number of files a minute, and other athletes are not affected', async () => {
  const importedFiles = {
    points: 2,
    seconds: 60,
    sentence: 'That is too many files in a minute. Wait a little and go on.',
  }
  const app = await anApp({ limits: { importedFiles } })
  const [athlete, other] = [await anAthlete({ app }), await anAthlete({ app })]
  for (const status of [200, 200, 429]) expect((await send(athlete, asJson(ride))).status).toBe(status)
  expect((await send(other, asJson(ride))).status).toBe(200)
  await app.close()
})

test('an athlete who sends many files at once is told to wait, and other athletes are not affected', async () => {
  const app = await anApp()
  const [athlete, other] = [await anAthlete({ app }), await anAthlete({ app })]
  const sent = Array.from({ length: 20 }, () => send(athlete, asJson(ride)))
  const [answers, others] = await Promise.all([Promise.all(sent), send(other, asJson(ride))])
  expect([...new Set(answers.map(({ status }) => status))].toSorted()).toEqual([200, 429])
  expect(others.status).toBe(200)
  await app.close()
})

test('a text that is too long for a workout is refused unread', async () => {
  const athlete = await anAthlete()
  const { status, content } = await send(athlete, bytesOf('- 1m 50%\n'.repeat(30_000)), { name: 'long.txt' })
  expect([status, content.error]).toEqual([
    400,
    'This text is too long for a workout: import one workout at a time, at most 256 kB.',
  ])
})

test('an imported file is saved in the library of its athlete', async () => {
  const athlete = await anAthlete()
  const { format, workout, losses } = await callWithFile(
    'post /api/workouts/import',
    { name: 'ride.json' },
    new Blob([JSON.stringify(ride)]),
    athlete.fetch as Fetch<Blob>,
  )
  expect({ format, losses }).toEqual({ format: 'json', losses: [] })
  expect(workout).toMatchObject({ ...ride, user: { full_name: athlete.name } })
  expect(await athlete.api('get /api/workouts/{id}', { id: workout.id })).toEqual({ ...workout, mine: true })
})

const bothWays = formats.filter((format) => format.in && format.out)

test.each(bothWays)('a downloaded $label file can be imported again, whatever its name', async ({ id }) => {
  const athlete = await anAthlete()
  const { id: original } = await athlete.api('post /api/workouts', ride)
  const download = await athlete.fetch(`/api/workouts/${original}/file?format=${id}&reference=250`)
  const file = new Uint8Array(await download.arrayBuffer())
  for (const name of ['', 'ride.txt', 'C:\\Users\\Robin\\My ride.xyz']) {
    const { status, content } = await send(athlete, file, { name, sport: 'cycling', reference: '250' })
    expect(status, content.error).toBe(200)
    expect(content.format).toBe(id)
    expect(content.workout.sport).toBe('cycling')
  }
})

test('a workout without a name gets the name of its file, and one without a sport the chosen sport', async () => {
  const athlete = await anAthlete()
  const nameless = asJson({ steps: [minute] })
  expect((await send(athlete, nameless)).content.error).toBe(
    'This file does not say its sport. Choose the sport and import it again.',
  )
  const { content } = await send(athlete, nameless, { name: 'C:\\Downloads\\Easy.hour.json', sport: 'running' })
  expect(content.workout).toMatchObject({ name: 'Easy.hour', sport: 'running' })
})

test('an import says what it could not keep', async () => {
  const { content } = await send(await anAthlete(), asJson({ ...ride, coach: 'Robin' }))
  expect(content.losses).toEqual(['What the file says beside the workout is left out: coach.'])
})

test('a file of an unknown kind is refused, and the answer names the kinds that are read', async () => {
  const athlete = await anAthlete()
  const { status, content } = await send(athlete, Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), {
    name: 'x',
  })
  expect({ status, code: content.code }).toEqual({ status: 400, code: 'invalid' })
  for (const { label } of formats.filter((format) => format.in)) expect(content.error).toContain(label)
})

test('an archive is refused, and the answer says to unpack it, whatever its name', async () => {
  const { content } = await send(await anAthlete(), Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]), { name: 'ride.zwo' })
  expect(content.error).toBe('This file is a ZIP archive: unpack it and import the files in it.')
})

test('a file that is recognised only by its name is refused as a broken file of that kind', async () => {
  const { content } = await send(await anAthlete(), bytesOf('\u0001\u0002'), { name: 'ride.FIT' })
  expect(content.error).toBe('This is not a FIT file.')
})

test('without a session nothing is imported', async () => {
  const stranger = aStranger(await theApp())
  expect(await send(stranger, asJson(ride))).toMatchObject({ status: 401, content: { code: 'no-token' } })
})

test.each([
  [{ sport: 'rowing' }, 'sport'],
  [{ reference: 'much' }, 'reference'],
  [{ name: 'x'.repeat(301) }, 'name'],
])('%j is refused', async (query, field) => {
  const { status, content } = await send(await anAthlete(), asJson(ride), query as Record<string, string>)
  expect(status).toBe(400)
  expect(Object.keys(content.fields)).toEqual([field])
})

describe('a hostile file', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE workout_file [<!ENTITY a "aaaaaaaaaa">${'bcdefghij'
    .split('')
    .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghij'[at]};`.repeat(10)}">`)
    .join('')}]>`
  const zwo = (inside: string) =>
    `<workout_file><name>&j;</name><sportType>bike</sportType><workout>${inside}</workout></workout_file>`
  const course = (lines: string) =>
    `[COURSE HEADER]\nMINUTES WATTS\n[END COURSE HEADER]\n[COURSE DATA]\n${lines}\n[END COURSE DATA]\n`
  const external = '<?xml version="1.0"?><!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
  const many = 100_000

  const files: [string, string, string | Uint8Array][] = [
    ['nothing', 'x.zwo', ''],
    ['spaces', 'x.zwo', '   \n\t'],
    ['a thousand million laughs', 'x.zwo', bomb + zwo('<SteadyState Duration="60" Power="&j;"/>')],
    [
      'a file of the server',
      'x.zwo',
      external +
        zwo('<SteadyState Duration="60" Power="0.5"><textevent message="&x;"/></SteadyState>').replace('&j;', '&x;'),
    ],
    [
      '100,000 steps of XML',
      'x.zwo',
      zwo('<SteadyState Duration="60" Power="0.5"/>'.repeat(40_000)).replace('&j;', 'W'),
    ],
    [
      'loops without end',
      'x.zwo',
      zwo('<IntervalsT Repeat="4000000000" OnDuration="1" OffDuration="1" OnPower="1" OffPower="0.5"/>').replace(
        '&j;',
        'W',
      ),
    ],
    ['a length that is not a number', 'x.zwo', zwo('<SteadyState Duration="NaN" Power="0.5"/>').replace('&j;', 'W')],
    ['a length below zero', 'x.zwo', zwo('<SteadyState Duration="-60" Power="0.5"/>').replace('&j;', 'W')],
    ['XML without end', 'x.zwo', '<a>'.repeat(300_000)],
    [
      'XML with 100,000 attributes',
      'x.zwo',
      `<workout_file ${Array.from({ length: 100_000 }, (_, at) => `a${at}=""`).join(' ')}/>`,
    ],
    ['half of XML', 'x.zwo', '<workout_file><workout><SteadyState Dura'],
    [
      '100,000 points',
      'x.erg',
      course(Array.from({ length: many }, (_, at) => `${at / 60}\t${100 + (at % 90)}`).join('\n')),
    ],
    ['points that are not numbers', 'x.erg', course('0 NaN\n10 Infinity')],
    ['time that runs back', 'x.mrc', course('0 100\n10 100\n-5 100').replace('WATTS', 'PERCENT')],
    ['a course without data', 'x.erg', '[COURSE HEADER]\n[END COURSE HEADER]'],
    ['a line without end', 'x.erg', `[COURSE HEADER]\nMINUTES WATTS${' '.repeat(500_000)}x`],
    [
      '100,000 steps of JSON',
      'x.json',
      JSON.stringify({ ...ride, steps: Array.from({ length: 18_000 }, () => minute) }),
    ],
    ['JSON without end', 'x.json', `{"steps":${'['.repeat(900_000)}`],
    [
      'a length in JSON that is not a number',
      'x.json',
      '{"name":"x","sport":"running","steps":[{"intensity":"active","duration":{"type":"time","unit":"minutes","value":NaN}}]}',
    ],
    [
      'a length in JSON below zero',
      'x.json',
      JSON.stringify({ ...ride, steps: [{ ...minute, duration: { ...minute.duration, value: -1 } }] }),
    ],
    [
      'an infinite length in JSON',
      'x.json',
      '{"name":"x","sport":"running","steps":[{"intensity":"active","duration":{"type":"time","unit":"minutes","value":1e999}}]}',
    ],
    [
      'an endless workout',
      'x.json',
      JSON.stringify({
        ...ride,
        steps: [...Array.from({ length: 499 }, () => minute), { repeat: { steps: 499, count: 999 } }],
      }),
    ],
    ['a header of FIT', 'x.fit', Uint8Array.from([14, 16, 0, 0, 255, 255, 255, 255, 0x2e, 0x46, 0x49, 0x54, 0, 0])],
    ['two megabytes of FIT', 'x.fit', Buffer.alloc(2_000_000, '\u000e\u0010\u0000\u0000\u0000\u0000\u001e\u0000.FIT')],
    ['two megabytes of zeros', 'x.txt', new Uint8Array(2_000_000)],
    ['two megabytes of signs', 'x.txt', '<[{-&'.repeat(400_000)],
    [
      'a zip',
      'x.zwo',
      Uint8Array.from([0x50, 0x4b, 3, 4, ...Array.from({ length: 500 }, (_, at) => (at * 7919) % 256)]),
    ],
  ]

  test.each(files)('of %s is refused with a sentence, and nothing is saved', async (_, name, content) => {
    const athlete = await hostile()
    const before = await workoutCount(athlete)
    for (const called of [name, '']) {
      const file = typeof content === 'string' ? bytesOf(content) : content
      const answer = await send(athlete, file, { name: called, sport: 'cycling', reference: '250' })
      expect(answer.status, JSON.stringify(answer.content).slice(0, 300)).toBe(400)
      expect(answer.content.error).toMatch(/^[A-Z].*\.$/)
      expect(answer.content.error.length).toBeLessThan(400)
    }
    expect(await workoutCount(athlete)).toBe(before)
  })

  let someone: Promise<Athlete> | undefined
  const hostile = () => (someone ??= anAthlete())
})

describe('a file that is too large is refused before it is read', () => {
  test('by its declared length', async () => {
    const answer = await sendRaw({ 'content-length': '50000000' }, 1000)
    expect(answer).toMatchObject({
      status: 413,
      content: { code: 'too-large', error: 'The file is larger than 2 MB.' },
    })
  })

  test('by the bytes that arrive, if it declares none', async () => {
    expect(await sendRaw({ 'transfer-encoding': 'chunked' }, 3_000_000)).toMatchObject({ status: 413 })
  })

  test('unless it has at most two megabytes', async () => {
    const spaces = ' '.repeat(1_990_000)
    expect((await send(await anAthlete(), bytesOf(spaces + JSON.stringify(ride)), { name: 'x.json' })).status).toBe(200)
  })
})

async function sendRaw(
  headers: Record<string, string>,
  bytes: number,
): Promise<{ status: number | undefined; content: unknown }> {
  const [{ url }, { token }] = [await theApp(), await anAthlete()]
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers: { authorization: `Bearer ${token}`, ...headers } }
    const sent = rawRequest(`${url}/api/workouts/import`, options, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (piece) => {
        text += piece
      })
      answer.on('end', () => {
        resolve({ status: answer.statusCode, content: JSON.parse(text) })
        sent.destroy()
      })
    })
    sent.on('error', reject)
    for (let left = bytes; left > 0; left -= 50_000) sent.write('x'.repeat(Math.min(left, 50_000)))
    // A body with a declared length must not end before it.
    if (!headers['content-length']) sent.end()
  })
}

describe('the schema of the JSON file', () => {
  test('is published under the address in the file, and the file is valid by it', async () => {
    const { url } = await theApp()
    const { api, fetch } = await anAthlete()
    const { id } = await api('post /api/workouts', ride)
    const file = await (await fetch(`/api/workouts/${id}/file?format=json`)).json()
    expect(file).toMatchObject({ $schema: `${url}/api/schemas/workout.json`, version: 1, ...ride })
    const answer = await globalThis.fetch(file.$schema)
    expect(answer.headers.get('content-type')).toBe('application/schema+json')
    const schema = await answer.json()
    expect(schema.$id).toBe(file.$schema)
    const isValid = new Ajv2020().compile(schema)
    expect(isValid(file)).toBe(true)
    expect(isValid({ ...file, steps: 'none' })).toBe(false)
  })
})

test('every format that is offered for a workout can be downloaded, and its losses are listed', async () => {
  const { api, fetch } = await anAthlete()
  const { id } = await api('post /api/workouts', {
    ...ride,
    name: 'A name that is longer than any watch could ever show',
  })
  const offered = await api('get /api/workouts/{id}/formats', { id })
  expect(offered.map((format) => format.id)).toEqual(formats.filter(({ out }) => out).map((format) => format.id))
  for (const format of offered) {
    const answer = await fetch(`/api/workouts/${id}/file?format=${format.id}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain(formatOf(format.id)?.mime)
    expect(answer.headers.get('content-disposition')).toContain(`.${format.extension}"`)
  }
  expect(offered.find((format) => format.id === 'fit')?.losses).toEqual([
    'The name of the workout is shortened to one line of 48 bytes.',
  ])
  expect(offered.find((format) => format.id === 'json')?.losses).toEqual([])
})

test('a single figure is widened for watches, with a remark, or written exactly if requested', async () => {
  const { api, fetch } = await anAthlete()
  const target = { type: 'power', percentMin: 60, percentMax: 60 } as const
  const steps: NewWorkout['steps'] = [{ ...(ride.steps[0] as object), target } as NewWorkout['steps'][number]]
  const { id } = await api('post /api/workouts', { ...ride, steps })
  const file = async (more: string) => {
    const answer = await fetch(`/api/workouts/${id}/file?format=fit${more}`)
    return readWithGarmin(new Uint8Array(await answer.arrayBuffer())).bouts[0]
  }
  expect(await file('')).toMatchObject({ low: -58, high: -62 })
  expect(await file('&width=exact')).toMatchObject({ low: -60, high: -60 })
  const offered = await api('get /api/workouts/{id}/formats', { id })
  const fit = offered.find((format) => format.id === 'fit')
  expect(fit).toMatchObject({ losses: [expect.stringContaining('widened')], exactLosses: [] })
  expect(offered.filter(({ exactLosses }) => exactLosses).map((format) => format.id)).toEqual(['fit'])
  const asked = await api('get /api/workouts/{id}/formats', { id, width: 'exact' })
  expect(asked.find((format) => format.id === 'fit')).toMatchObject({ losses: [] })
})

test('beats a minute become percents of the heart rate at threshold for intervals.icu', async () => {
  const { api, fetch } = await anAthlete()
  const target = { type: 'heartrate', rangeMin: 140, rangeMax: 150 } as const
  const steps: NewWorkout['steps'] = [{ ...(ride.steps[0] as object), target } as NewWorkout['steps'][number]]
  const { id } = await api('post /api/workouts', { ...ride, steps })
  const answer = await fetch(`/api/workouts/${id}/file?format=intervals&thresholdHeartRate=170`)
  expect(await answer.text()).toContain('10m 82-88% LTHR')
})

describe('files like those of other programs are imported and exported again', () => {
  const download = async ({ fetch }: Athlete, id: string, format: string, more = '') =>
    new Uint8Array(await (await fetch(`/api/workouts/${id}/file?format=${format}${more}`)).arrayBuffer())
  const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')

  test('a ZWO file with fractions of seconds, messages, a zone, and intervals without a recovery', async () => {
    const athlete = await anAthlete()
    const event = (at: number, message: string) => `<textevent timeoffset="${at}" message="${message}"/>`
    const { content } = await send(
      athlete,
      bytesOf(
        `<workout_file><author>Someone</author><name>Over &amp; under</name><sportType>bike</sportType><legacyIdHash>77</legacyIdHash><workout>
        <Warmup Duration="480.00003" PowerLow="0.25" PowerHigh="0.75" pace="0">${event(0, 'Welcome')}${event(240, 'Half way')}</Warmup>
        <SteadyState Duration="59.999996" Zone="3" Slope="4"/>
        <IntervalsT Repeat="3" OnDuration="40.000002" OnPower="1.2">${event(80, 'Last one')}</IntervalsT>
        <SteadyState Duration="300" Power="0.60000002"/></workout></workout_file>`,
      ),
      { name: 'over.zwo' },
    )
    expect(content.workout.steps.map((entry: { duration?: { value: number } }) => entry.duration?.value)).toEqual([
      480,
      60,
      40,
      undefined,
      300,
    ])
    expect(content.workout.steps[0].notes).toBe('Welcome\n4:00 Half way')
    expect(content.losses).toEqual([
      'Zones become percents of FTP, by the zones of Zwift.',
      'What the file calls Slope in SteadyState is left out.',
    ])
    const { id } = content.workout
    const zwo = textOf(await download(athlete, id, 'zwo'))
    expect([...zwo.matchAll(/timeoffset="(\d+)" message="([^"]*)"/g)].map(([, at, said]) => [at, said])).toEqual([
      ['0', 'Welcome'],
      ['240', 'Half way'],
      ['0', 'Last one'],
    ])
    const fit = readWithGarmin(await download(athlete, id, 'fit'))
    expect(fit.bouts.map(({ seconds, low, high }) => [seconds, low, high])).toEqual([
      [480, -25, -75],
      [60, -75, -90],
      ...Array.from({ length: 3 }, () => [40, -116, -124]),
      [300, -58, -62],
    ])
    expect(textOf(await download(athlete, id, 'text'))).toContain('- 8m ramp 25-75%')
  })

  test('an ERG file for another rider, with laps and texts', async () => {
    const athlete = await anAthlete()
    const course = [
      '[COURSE HEADER]\nVERSION = 2\nUNITS = ENGLISH\nFILE NAME = Hill.erg\nFTP = 260\nMINUTES WATTS\n[END COURSE HEADER]',
      '[COURSE DATA]\n0.00 130\n4.00 130\n4.00 LAP\n4.00 234\n12.00 234\n[END COURSE DATA]',
      '[COURSE TEXT]\n0 Roll out 10\n600 Two to go 10\n[END COURSE TEXT]',
    ].join('\n')
    const said = { name: 'hill.erg', sport: 'cycling', reference: '200' }
    const { content } = await send(athlete, bytesOf(course), said)
    expect(content.workout.steps).toMatchObject([
      { name: 'Roll out', duration: { value: 240 }, target: { percentMin: 50, percentMax: 50 } },
      { notes: '6:00 Two to go', duration: { value: 480 }, target: { percentMin: 90, percentMax: 90 } },
    ])
    expect(content.losses).toEqual([
      'The file is for a rider with an FTP of 260 W: its watts are read as percents of that.',
    ])
    const erg = textOf(await download(athlete, content.workout.id, 'erg', '&reference=200'))
    for (const line of ['FTP = 200', '0.00\t100', '12.00\t180', '600\tTwo to go\t20'])
      expect(erg).toContain(`${line}\r\n`)
  })
})
