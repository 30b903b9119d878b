import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as contracts from '#contracts/index.ts'
import { Operation } from '#domain/calendar/change/operation.ts'
import { ring, routeAlong } from '#tests/support/routes/saved-routes.ts'
import { theApp } from '#tests/support/server/app.ts'
import { type Athlete, anAthlete, aStranger } from '#tests/support/server/people.ts'
import { aPlannedRun, change, days, easyRun } from '#tests/support/server/planned.ts'
import { ftpRide, reAim, setFtp } from '#tests/support/server/re-aimed.ts'
import { validBodies } from '#tests/support/server/valid-bodies.ts'

// Every endpoint of the OpenAPI document, with every id that an athlete owns, asked by others. A new endpoint is tested
// as soon as it has a contract.

type Spec = { method: string; path: string; allowedFor: string; body?: unknown; query?: unknown }
const specs = Object.values(contracts).flatMap((value) =>
  typeof value === 'object' && value !== null && 'spec' in value ? [value.spec as Spec] : [],
)
const nameOf = ({ method, path }: Spec) => `${method} ${path}`

/** Whoever has a workout's or a route's id may read it unless it is private, because athletes share links to them. */
const shared = [
  ...['get /api/workouts/{id}', 'get /api/workouts/{id}/file', 'get /api/workouts/{id}/formats'],
  ...['get /api/routes/{id}', 'get /api/routes/{id}/file', 'get /api/routes/{id}/streets'],
  ...['get /api/routes/{id}/picture.png', 'get /api/workouts/{id}/picture.png'],
]

/** Queries of endpoints that need one. */
const queries: Record<string, string> = {
  'get /api/workouts/{id}/file': '?format=zwo',
  'get /api/routes/{id}/file': '?format=gpx',
  'get /api/routes/{id}/streets': '?bbox=-0.1,51.5,-0.08,51.51',
  'get /api/calendar': '?start_date=2026-02-01&end_date=2026-06-30',
  'get /api/scheduled-workouts': '?start_date=2026-02-01&end_date=2026-06-30',
}

/** What stands for an id in the valid bodies. */
const nobodys = '01900000-0000-7000-8000-000000000000'

/** Bodies of an endpoint that name an id wherever one can be named. */
function bodiesNaming(spec: Spec, id: string, offer: string = nobodys): (object | undefined)[] {
  if (nameOf(spec) === 'post /api/re-aims')
    return [{ id: randomUUID(), offer, to: { value: '280', unit: null }, workouts: [id] }]
  const change = (operation: object) => ({ id: randomUUID(), operations: [operation] })
  if (nameOf(spec) === 'post /api/calendar/changes') return operationsNaming(id).map(change)
  // An id is not one of an entry and of a route; other athletes' routes are tested with the attached ones.
  if (nameOf(spec) === 'put /api/scheduled-workouts/{id}/route') return [{ route_id: null }]
  const body = validBodies[nameOf(spec)]
  return [body && (JSON.parse(JSON.stringify(body).replaceAll(nobodys, id)) as object)]
}

function operationsNaming(id: string) {
  const [date, content] = ['2026-03-16', { kind: 'note', text: 'Taken over' }]
  return [
    { op: 'add', id: randomUUID(), date: '2026-03-15', before: id, content },
    { op: 'schedule', id: randomUUID(), date, workout_id: id },
    { op: 'move', id, date },
    { op: 'copy', id: randomUUID(), of: id, date },
    { op: 'edit', id, content },
    { op: 'mark', id, mark: { state: 'skipped' } },
    { op: 'attach', id, route_id: null },
    { op: 'remove', id },
  ]
}

test('every operation of the calendar that names an entry or a workout is among those that are tried', () => {
  const withoutIds = ['copy-week', 'shift']
  const all = Operation.options.map(({ shape }) => shape.op.value).filter((op) => !withoutIds.includes(op))
  expect(operationsNaming(nobodys).map(({ op }) => op)).toEqual(all)
})

async function anOwner() {
  const owner = await anAthlete()
  const { api, email, password } = owner
  const word = `owned${randomUUID().replaceAll('-', '')}`
  await api('put /api/user', { full_name: word, meta: { athlete_metrics: { cycling_ftp: 271 } } })
  const workout = await api('post /api/workouts', { ...easyRun, name: word })
  const deleted = await api('post /api/workouts', { ...easyRun, name: word })
  await api('delete /api/workouts/{id}', { id: deleted.id })
  const kept = await api('post /api/workouts', { ...easyRun, name: word })
  await api('put /api/workouts/{id}/visibility', { id: kept.id, is_private: true })
  const block = await api('post /api/blocks', { name: word, sport: 'running', steps: easyRun.steps })
  const route = await api('post /api/routes', routeAlong(ring(8), { name: word.slice(0, 50) }))
  const hidden = await api('post /api/routes', routeAlong(ring(8), { name: word.slice(0, 50), is_private: true }))
  const [planned, later] = [await aPlannedRun(owner, '2026-03-14'), await aPlannedRun(owner, '2026-03-17')]
  for (const { id } of [planned, later]) await change(owner, { op: 'attach', id, route_id: hidden.id })
  const ride = await api('post /api/workouts', ftpRide(word, { rangeMin: 258, rangeMax: 284 }))
  const other = await api('post /api/workouts', ftpRide(word, { rangeMin: 258, rangeMax: 284 }))
  await setFtp(owner, 280)
  const reAimed = await reAim(owner, [ride.id])
  const offer = (await api('get /api/re-aims', {})).offers[0]?.id ?? ''
  const addNote = (id: string) =>
    change(owner, { op: 'add', id, date: '2026-03-15', content: { kind: 'note', text: word } })
  const note = randomUUID()
  await addNote(note)
  const { change: changed } = await addNote(randomUUID())
  // A second browser.
  await owner.fetch('/auth/v1/token?grant_type=password', { method: 'POST', body: JSON.stringify({ email, password }) })
  const elsewhere = (await api('get /api/user/sessions', {})).find(({ is_own }) => !is_own)
  const routes = [route.id, hidden.id]
  const unshared = [deleted.id, hidden.id, kept.id]
  const ids = [
    owner.id,
    ...routes,
    workout.id,
    deleted.id,
    kept.id,
    ride.id,
    other.id,
    block.id,
    planned.id,
    planned.workout_id,
    note,
  ]
  return {
    owner,
    word,
    offer,
    unshared,
    ids: [...ids, reAimed.id, offer, changed?.id ?? '', elsewhere?.id ?? '', later.id],
  }
}

/** All that an athlete sees of their own. */
async function everythingOf(owner: Athlete) {
  const { api } = owner
  return {
    profile: await api('get /api/user', {}),
    figures: await api('get /api/user/figures', {}),
    sessions: await api('get /api/user/sessions', {}),
    workouts: await api('get /api/workouts', {}),
    blocks: await api('get /api/blocks', {}),
    routes: await api('get /api/routes', {}),
    calendar: await days(owner),
    changes: await api('get /api/calendar/changes', {}),
    reAims: await api('get /api/re-aims', {}),
  }
}

type Tried = { status: number; text: string; words: string }

async function send(by: Pick<Athlete, 'fetch'>, spec: Spec, id: string, body: object | undefined): Promise<Tried> {
  const answer = await by.fetch(`${spec.path.replace('{id}', id)}${queries[nameOf(spec)] ?? ''}`, {
    method: spec.method.toUpperCase(),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const [status, text] = [answer.status, await answer.text()]
  return { status, text, words: `${nameOf(spec)} ${id} ${status} ${text.slice(0, 200)}` }
}

/** Asks an endpoint with its first valid body. */
function ask(by: Pick<Athlete, 'fetch'>, spec: Spec, id: string): Promise<Tried> {
  return send(by, spec, id, bodiesNaming(spec, id)[0])
}

const ofAthletes = specs.filter(({ allowedFor }) => allowedFor !== 'admin')
const namesInPath = ({ path }: Spec) => path.includes('{id}')
const namesId = (spec: Spec) => namesInPath(spec) || JSON.stringify(bodiesNaming(spec, nobodys)).includes(nobodys)

test('what an athlete has is neither read nor changed by another, whatever the endpoint and the id', async () => {
  const { owner, word, ids, unshared, offer } = await anOwner()
  const before = await everythingOf(owner)
  // One who may do least and one who may do most; those between them in the drill.
  const between = process.env.DRILL === '1' ? ([{ plan: 'premium' }, { role: 'beta_tester' }] as const) : []
  const kinds = [{}, ...between, { role: 'admin' }] as const
  const athletes = await Promise.all(kinds.map((given) => anAthlete(given)))
  const visitor = aStranger(await theApp())
  // Whatever the id, endpoints for athletes alone refuse a visitor: that is a test of its own.
  for (const spec of ofAthletes)
    for (const other of spec.allowedFor === 'athlete' ? athletes : [visitor, ...athletes])
      for (const id of namesId(spec) ? ids : [''])
        for (const body of bodiesNaming(spec, id, offer)) {
          const { status, text, words } = await send(other, spec, id, body)
          expect(status, words).toBeLessThan(500)
          if (shared.includes(nameOf(spec)) && !unshared.includes(id)) continue
          if (namesInPath(spec)) expect(status, words).toBeGreaterThanOrEqual(400)
          expect(text, words).not.toContain(word)
          expect(text, words).not.toContain(owner.email)
          // An id that was asked for may be named in the refusal of a fault, so only answers are searched.
          if (status === 200)
            for (const owned of ids.filter((one) => one !== id)) expect(text, words).not.toContain(owned)
        }
  expect(await everythingOf(owner)).toEqual(before)
})

// Otherwise an endpoint whose request is refused for another reason would pass the test above.
test('each of these requests is done for the owner, with one of the ids', async () => {
  const { owner, ids, offer } = await anOwner()
  // What is deleted comes last, and nothing more is tried once one id was right.
  const inOrder = ofAthletes.filter(namesId).toSorted((one, other) => Number(deletes(one)) - Number(deletes(other)))
  for (const spec of inOrder)
    for (const place of bodiesNaming(spec, nobodys).keys()) {
      const refusals: string[] = []
      for (const id of ids) {
        const { status, text, words } = await send(owner, spec, id, bodiesNaming(spec, id, offer)[place])
        if (status === 200 && !text.includes('"change":null')) break
        refusals.push(words)
      }
      expect(refusals.length, `No id of the owner suits it: ${refusals.join('\n')}`).toBeLessThan(ids.length)
    }
})

const deletes = ({ method, path }: Spec) => method === 'delete' || path.startsWith('/api/re-aims/offers')

test('an endpoint for athletes refuses a visitor, and one for anybody does not', async () => {
  const stranger = aStranger(await theApp())
  for (const spec of specs) {
    const { status } = await ask(stranger, spec, randomUUID())
    const isRefused = status === 401
    expect(isRefused, `${nameOf(spec)} ${status}`).toBe(spec.allowedFor === 'athlete' || spec.allowedFor === 'admin')
  }
})

test('generating needs a plan or a role; everything else of an athlete is open without one', async () => {
  const kinds = {
    free: await anAthlete(),
    paid: await anAthlete({ plan: 'standard' }),
    premium: await anAthlete({ plan: 'premium' }),
    'beta tester': await anAthlete({ role: 'beta_tester' }),
    admin: await anAthlete({ role: 'admin' }),
  }
  for (const [kind, athlete] of Object.entries(kinds))
    for (const spec of specs) {
      const { status, text } = await ask(athlete, spec, randomUUID())
      const code = status === 200 || !text.startsWith('{') ? undefined : (JSON.parse(text) as { code?: string }).code
      const isForbidden = status === 403
      const mayGenerate = kind !== 'free'
      const wanted =
        (nameOf(spec) === 'post /api/workouts/generate' && !mayGenerate) ||
        (spec.allowedFor === 'admin' && kind !== 'admin')
      expect(isForbidden, `${kind}: ${nameOf(spec)} ${status} ${code}`).toBe(wanted)
    }
})
