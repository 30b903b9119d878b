import { request as rawRequest } from 'node:http'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as contracts from '#contracts/index.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { theApp } from '#tests/support/server/app.ts'
import { type Athlete, anAthlete, aStranger } from '#tests/support/server/people.ts'
import { validBodies as bodies } from '#tests/support/server/valid-bodies.ts'
import { newWorkout } from '#tests/support/workouts/arbitraries.ts'

// Every endpoint of the OpenAPI document answers requests of attackers and of broken programs by the right 4xx with a
// sentence, and never by a 500.

const operations = Object.values(contracts).flatMap((value) =>
  typeof value === 'object' && value !== null && 'spec' in value ? [value.spec as Spec] : [],
)
type Spec = { method: string; path: string; allowedFor: string; params?: unknown; query?: unknown; body?: unknown }
const withBody = operations.filter(({ body }) => body)
const nobodys = '01900000-0000-7000-8000-000000000000'
const pathOf = ({ path }: Spec, id: string = nobodys) => path.replace('{id}', id)
const byName = (specs: Spec[]) => specs.map((spec) => [`${spec.method} ${spec.path}`, spec] as const)

let someone: Promise<Athlete> | undefined
const anyone = () => (someone ??= anAthlete({ role: 'beta_tester' }))
let someAdmin: Promise<Athlete> | undefined
const anAdmin = () => (someAdmin ??= anAthlete({ role: 'admin' }))
const callerFor = ({ allowedFor }: Spec) => (allowedFor === 'admin' ? anAdmin() : anyone())
const needsAccount = ({ allowedFor }: Spec) => allowedFor === 'athlete' || allowedFor === 'admin'

async function send(spec: Spec, init: { body?: string; id?: string; query?: string; token?: string } = {}) {
  const { url } = await theApp()
  const { token } = await callerFor(spec)
  const answer = await fetch(`${url}${pathOf(spec, init.id)}${init.query ?? ''}`, {
    method: spec.method.toUpperCase(),
    headers: { authorization: `Bearer ${init.token ?? token}`, 'content-type': 'application/json' },
    ...(init.body === undefined ? {} : { body: init.body }),
  })
  return { status: answer.status, text: await answer.text() }
}

/** Expects a refusal with one of these statuses, in the form of all refusals. */
function expectRefusal({ status, text }: { status: number; text: string }, ...statuses: number[]) {
  expect(statuses, `${status} ${text.slice(0, 300)}`).toContain(status)
  const refusal = JSON.parse(text)
  expect(refusal.error).toMatch(/^\S.{5,}/)
  expect(refusal.code).toMatch(/^[a-z]+(-[a-z]+)*$/)
}

test('there is a valid body for every endpoint that takes one', () => {
  expect(Object.keys(bodies).toSorted()).toEqual(withBody.map(({ method, path }) => `${method} ${path}`).toSorted())
})

test.each(byName(operations.filter(needsAccount)))('%s without or with a bad token is 401', async (name, spec) => {
  const { fetch } = aStranger(await theApp())
  const body = bodies[name] ? { body: JSON.stringify(bodies[name]) } : {}
  for (const authorization of [
    undefined,
    'Bearer',
    'Bearer ',
    'Basic eDp5',
    'Bearer a.b.c',
    `Bearer ${'x'.repeat(5000)}`,
  ]) {
    const answer = await fetch(pathOf(spec), {
      method: spec.method.toUpperCase(),
      headers: authorization ? { authorization } : {},
      ...body,
    })
    expectRefusal({ status: answer.status, text: await answer.text() }, 401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  }
})

test.each(byName(withBody))('%s refuses a body that is not a JSON object with its fields', async (_, spec) => {
  for (const body of ['', ' ', '{', '{"a":', 'null', '1', '"x"', '[]', 'true', 'NaN', '[{}]', '{"__proto__":{}}'])
    expectRefusal(await send(spec, { body }), 400)
})

test.each(byName(withBody))('%s refuses an unknown field, and names it', async (name, spec) => {
  const answer = await send(spec, { body: JSON.stringify({ ...bodies[name], surprise: 1 }) })
  expectRefusal(answer, 400)
  expect(JSON.parse(answer.text).fields).toEqual({ surprise: 'There is no field surprise here.' })
})

test.each(byName(withBody))('%s refuses two megabytes', async (name, spec) => {
  const body = JSON.stringify({ ...bodies[name], surprise: 'x'.repeat(2_000_000) })
  expectRefusal(await send(spec, { body }), 413)
})

test.each(byName(withBody.filter((spec) => !needsAccount(spec))))(
  '%s needs no account, and refuses a body of more than ten kilobytes',
  async (name, spec) => {
    const keys = Object.fromEntries(Array.from({ length: 1000 }, (_, key) => [`key${key}`, null]))
    expectRefusal(await send(spec, { body: JSON.stringify({ ...bodies[name], ...keys }) }), 413)
  },
)

test.each(byName(withBody))('%s refuses two megabytes without a declared length', async (_, spec) => {
  expectRefusal(await sendChunked(spec, 2_000_000), 413)
})

test.each(byName(withBody))('%s refuses bytes that are not UTF-8', async (_, spec) => {
  const { url } = await theApp()
  const { token } = await callerFor(spec)
  const answer = await fetch(`${url}${pathOf(spec)}`, {
    method: spec.method.toUpperCase(),
    headers: { authorization: `Bearer ${token}` },
    body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  })
  expectRefusal({ status: answer.status, text: await answer.text() }, 400)
})

test.each(byName(withBody))('%s refuses deep nesting', async (_, spec) => {
  const levels = needsAccount(spec) ? 100_000 : 1500
  expectRefusal(await send(spec, { body: '['.repeat(levels) + ']'.repeat(levels) }), 400)
  expectRefusal(await send(spec, { body: `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}` }), 400)
})

test('characters that PostgreSQL cannot store are refused in every text', async () => {
  const save = operations.find(({ method, path }) => `${method} ${path}` === 'post /api/workouts')
  if (!save) throw new Error('There is no endpoint that saves workouts')
  for (const bad of ['\\u0000', '\\ud800', '\\udc00x'])
    for (const body of [
      `{"name":"a${bad}b","sport":"running","steps":[{"intensity":"active","duration":{"type":"time","unit":"minutes","value":60}}]}`,
      `{"name":"a","sport":"running","steps":[{"name":"x${bad}","intensity":"active","duration":{"type":"time","unit":"minutes","value":60}}]}`,
      `{"name":"a","sport":"running","steps":[],"k${bad}":1}`,
    ])
      expectRefusal(await send(save, { body }), 400)
})

/** What some of these endpoints must be asked; the others pass it over. */
const NEEDED_QUERY = '?format=fit&bbox=-0.1,51.5,-0.08,51.51'

test.each(byName(operations.filter(({ params }) => params)))('%s refuses invalid ids', async (name, spec) => {
  const body = bodies[name] ? { body: JSON.stringify(bodies[name]) } : {}
  for (const id of [
    '1',
    'abc',
    '%00',
    '%zz',
    '%E0%A4%A',
    '..%2f..%2fetc',
    "'%20or%201=1",
    'x'.repeat(3000),
    `${nobodys}0`,
    '%F0%9F%8F%8A',
    `${nobodys}%00`,
    '%ED%A0%80',
  ])
    expectRefusal(await send(spec, { id, query: NEEDED_QUERY, ...body }), 400)
  expectRefusal(await send(spec, { query: NEEDED_QUERY, ...body }), 404)
})

test.each(byName(operations.filter(({ query }) => query)))('%s refuses invalid queries', async (_, spec) => {
  for (const query of [
    '?page=0&format=&reference=',
    '?page=abc&format=%00&reference=%00',
    '?page=1e9&format=fit%20&reference=1e9',
    '?page=%zz&format=%zz&reference=%zz',
    '?page=1%00&format=fit%00&reference=250%00',
    '?page=%ED%A0%80&format=%ED%A0%80&reference=%ED%A0%80',
    `?page=${'9'.repeat(400)}&format=x&reference=${'9'.repeat(400)}`,
  ])
    expectRefusal(await send(spec, { query }), 400)
})

test('another method gets 405 with the allowed ones, an unknown path gets 404', async () => {
  const { fetch } = aStranger(await theApp())
  for (const spec of operations) {
    const answer = await fetch(pathOf(spec), { method: 'PATCH', body: '{}' })
    expectRefusal({ status: answer.status, text: await answer.text() }, 405)
    expect(answer.headers.get('allow')?.toLowerCase()).toContain(spec.method)
  }
  for (const path of ['/api', '/api/', '/api/nope', '/api/workouts/a/b/c', '/api/%zz', '/api/%00', '/api//workouts']) {
    const answer = await fetch(path)
    expectRefusal({ status: answer.status, text: await answer.text() }, 404)
  }
})

test('HEAD answers like GET, without a body', async () => {
  const { fetch } = await anyone()
  const answer = await fetch('/api/workouts', { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('')
})

// Any value that a program could send instead of a valid one.
const anyValue = fc.oneof(
  fc
    .anything({ maxDepth: 3, maxKeys: 4, withNullPrototype: false })
    .map((value) => (value === undefined ? null : value)),
  fc.constantFrom<unknown>(null, true, '', ' ', 0, -1, 1e308, -1e308, 1.5, 2 ** 53, '🏊', 'NaN', [], {}, [[]], {
    a: 1,
  }),
  fc.string({ unit: 'binary', maxLength: 50 }),
)

testProperty('no value of a field causes a 500', 1500, async (drawing) => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...withBody), fc.nat(), anyValue, async (spec, at, value) => {
      const bent = bend(structuredClone(bodies[`${spec.method} ${spec.path}`] ?? {}), at, value)
      const { status, text } = await send(spec, { body: JSON.stringify(bent, bigintsAsNumbers) })
      if (status !== 200) expectRefusal({ status, text }, 400, 404)
    }),
    drawing,
  )
})

testProperty('a workout with one changed value is refused, or saved as it was sent', 500, async (drawing) => {
  await fc.assert(
    fc.asyncProperty(newWorkout, fc.nat(), anyValue, async (drawn, at, value) => {
      const { api, fetch } = await anyone()
      const body = JSON.stringify(bend(structuredClone(drawn), at, value), bigintsAsNumbers)
      const answer = await fetch('/api/workouts', { method: 'POST', body })
      const text = await answer.text()
      if (answer.status !== 200) return expectRefusal({ status: answer.status, text }, 400)
      const { id, steps } = JSON.parse(text)
      expect(steps).toEqual(JSON.parse(body).steps)
      expect((await api('get /api/workouts/{id}', { id })).steps).toEqual(steps)
    }),
    drawing,
  )
})

/** Replaces one value of a body, at any depth. */
function bend(body: object, at: number, value: unknown): unknown {
  const places: [Record<string, unknown>, string][] = []
  const walk = (inside: object) => {
    for (const [key, inner] of Object.entries(inside)) {
      places.push([inside as Record<string, unknown>, key])
      if (typeof inner === 'object' && inner !== null) walk(inner)
    }
  }
  walk(body)
  const [holder, key] = places[at % places.length] ?? []
  if (holder && key !== undefined) holder[key] = value
  return body
}

function bigintsAsNumbers(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value
}

async function sendChunked(spec: Spec, bytes: number): Promise<{ status: number; text: string }> {
  const { url } = await theApp()
  const { token } = await callerFor(spec)
  return new Promise((resolve, reject) => {
    const sent = rawRequest(
      `${url}${pathOf(spec)}`,
      {
        method: spec.method.toUpperCase(),
        headers: { authorization: `Bearer ${token}`, 'transfer-encoding': 'chunked' },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (piece) => {
          text += piece
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
    sent.on('error', reject)
    for (let left = bytes; left > 0; left -= 50_000) sent.write('x'.repeat(50_000))
    sent.end()
  })
}
