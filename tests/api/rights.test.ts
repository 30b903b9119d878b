import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as contracts from '#contracts/index.ts'
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

/** Whoever has a workout's id may read it: links to workouts are how athletes share them. */
const shared = ['get /api/workouts/{id}', 'get /api/workouts/{id}/file', 'get /api/workouts/{id}/formats']

/** Queries of endpoints that need one. */
const queries: Record<string, string> = {
  'get /api/workouts/{id}/file': '?format=zwo',
  'get /api/calendar': '?start_date=2026-02-01&end_date=2026-06-30',
  'get /api/scheduled-workouts': '?start_date=2026-02-01&end_date=2026-06-30',
}

async function anOwner() {
  const owner = await anAthlete()
  const word = `owned${randomUUID().replaceAll('-', '')}`
  await owner.api('put /api/user', { full_name: word, meta: { athlete_metrics: { cycling_ftp: 271 } } })
  const workout = await owner.api('post /api/workouts', { ...easyRun, name: word })
  const block = await owner.api('post /api/blocks', { name: word, sport: 'running', steps: easyRun.steps })
  const planned = await aPlannedRun(owner, '2026-03-14')
  const ride = await owner.api('post /api/workouts', ftpRide(word, { rangeMin: 258, rangeMax: 284 }))
  const other = await owner.api('post /api/workouts', ftpRide(word, { rangeMin: 258, rangeMax: 284 }))
  await setFtp(owner, 280)
  const reAimed = await reAim(owner, [ride.id])
  const [offer] = (await owner.api('get /api/re-aims', {})).offers
  const note = randomUUID()
  await change(owner, { op: 'add', id: note, date: '2026-03-15', content: { kind: 'note', text: word } })
  const workouts = [workout.id, ride.id, other.id, planned.workout_id]
  return { owner, word, ids: [owner.id, ...workouts, block.id, planned.id, note, reAimed.id, offer?.id ?? ''] }
}

/** All that an athlete sees of their own. */
async function everythingOf(owner: Athlete) {
  const { api } = owner
  return {
    profile: await api('get /api/user', {}),
    workouts: await api('get /api/workouts', {}),
    blocks: await api('get /api/blocks', {}),
    calendar: await days(owner),
    changes: await api('get /api/calendar/changes', {}),
    reAims: await api('get /api/re-aims', {}),
  }
}

async function ask(by: Pick<Athlete, 'fetch'>, spec: Spec, id: string) {
  const body = validBodies[nameOf(spec)]
  const answer = await by.fetch(`${spec.path.replace('{id}', id)}${queries[nameOf(spec)] ?? ''}`, {
    method: spec.method.toUpperCase(),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, text: await answer.text() }
}

/** Endpoints that would end the test's own session or account, or concern nobody's data. */
const ofAthletes = specs.filter(({ allowedFor }) => allowedFor !== 'admin')

test('what an athlete has is neither read nor changed by another, whatever the endpoint and the id', async () => {
  const { owner, word, ids } = await anOwner()
  const before = await everythingOf(owner)
  const kinds = [{}, { plan: 'premium' }, { role: 'beta_tester' }, { role: 'admin' }] as const
  const others = [aStranger(await theApp()), ...(await Promise.all(kinds.map((given) => anAthlete(given))))]
  for (const spec of ofAthletes) {
    const needsId = spec.path.includes('{id}')
    for (const other of others)
      for (const id of needsId ? ids : ['']) {
        const { status, text } = await ask(other, spec, id)
        const said = `${nameOf(spec)} ${id} ${status} ${text.slice(0, 200)}`
        expect(status, said).toBeLessThan(500)
        if (shared.includes(nameOf(spec))) continue
        if (needsId) expect(status, said).toBeGreaterThanOrEqual(400)
        expect(text, said).not.toContain(word)
        expect(text, said).not.toContain(owner.email)
        // An id that was asked for may be named in the refusal of a fault, so only answers are searched.
        if (status === 200) for (const owned of ids) expect(text, said).not.toContain(owned)
      }
  }
  expect(await everythingOf(owner)).toEqual(before)
})

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
