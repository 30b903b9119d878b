import { expect, test } from 'vitest'
import { sports } from '#domain/sports/registry.ts'
import { limits } from '#server/http/limits/limits.ts'
import { anApp, theApp } from '#tests/support/server/app.ts'

const tempo = { sport: 'running', workoutType: 'tempo', durationValue: 45 }

async function ask(url: string, body: unknown) {
  const answer = await fetch(`${url}/api/samples`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, json: await answer.json() }
}

test('a stranger tries the generator, and gets the same workout for the same choice', async () => {
  const { url } = await theApp()
  const [one, other] = [await ask(url, tempo), await ask(url, tempo)]
  expect(one.status).toBe(200)
  expect(one.json).toMatchObject({ ...tempo, durationUnit: 'minutes', reference: 300 })
  expect(one.json.steps.length).toBeGreaterThan(2)
  expect(other.json).toEqual(one.json)
})

test.each([
  ['a type of another sport', { ...tempo, workoutType: 'sweet spot' }, 'workoutType', /interval, threshold/],
  ['another length', { ...tempo, durationValue: 50 }, 'durationValue', /30, 45, 60, 90 minutes/],
  ['a length of another sport', { ...tempo, sport: 'swimming', workoutType: 'interval' }, 'durationValue', /1000/],
])('%s is refused', async (_, body, field, sentence) => {
  const { status, json } = await ask((await theApp()).url, body)
  expect(status).toBe(400)
  expect(json.fields[field]).toMatch(sentence)
})

test('the generator itself stays closed to strangers, and a sample cannot carry more than a choice', async () => {
  const { url } = await theApp()
  const closed = await fetch(`${url}/api/workouts/generate`, { method: 'POST', body: '{}' })
  expect(closed.status).toBe(401)
  expect((await ask(url, { ...tempo, referenceValue: '4:00' })).status).toBe(400)
})

test('ten samples an hour are given to an address', async () => {
  const app = await anApp({ limits: { samples: limits.samples } })
  for (let time = 0; time < 10; time += 1) expect((await ask(app.url, tempo)).status).toBe(200)
  const refused = await ask(app.url, tempo)
  expect([refused.status, refused.json.error]).toEqual([429, limits.samples.sentence])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  app.advance(3600_000)
  expect((await ask(app.url, tempo)).status).toBe(200)
  await app.close()
})

test('there is an example for every type of every sport', async () => {
  const { data } = await (await fetch(`${(await theApp()).url}/api/samples`)).json()
  const asked = sports.flatMap(({ id, workoutTypes }) => workoutTypes.map((type) => [id, type]))
  expect(data.map(({ sport, workoutType }: typeof tempo) => [sport, workoutType])).toEqual(asked)
})
