import type { GenerateRequest } from '#domain/generator/request.ts'
import { startHouse } from '#tests/e2e/house.ts'
import { anAthlete, apiOf } from '#tests/e2e/people.ts'
import type { Fetch } from '#web/lib/api.ts'
import { call } from '#web/lib/api.ts'
import { figures } from './figures.ts'

const CALLS = 300

const request: GenerateRequest = {
  sport: 'running',
  workoutType: 'interval',
  durationType: 'time',
  durationUnit: 'minutes',
  durationValue: 60,
  workoutMetric: 'heartrate',
}

/** What one athlete waits for the API, call after call, on the embedded database. */
export async function bench(): Promise<void> {
  // Beyond the monthly allowance: with billing off nothing is counted out.
  const house = await startHouse({ env: { BILLING: 'off' } })
  const api = apiOf(house, await anAthlete(house))
  const { steps } = await call('post /api/workouts/generate', request, api)
  const saved = await call('post /api/workouts', { name: 'Bench', sport: 'running', steps }, api)
  console.table({
    'generate a workout': await timed(() => call('post /api/workouts/generate', request, api)),
    'save a workout': await timed(() => call('post /api/workouts', { name: 'Bench', sport: 'running', steps }, api)),
    'read a page of the library': await timed(() => call('get /api/workouts', {}, api)),
    'read a shared workout': await timed(() => call('get /api/workouts/{id}', { id: saved.id }, api)),
    'render its page': await timed(() => page(api, `/workout/${saved.id}`)),
    'render the landing page': await timed(() => page(api, '/')),
  })
  await house.stop()
}

async function timed(work: () => Promise<unknown>) {
  const took: number[] = []
  for (let count = 0; count < CALLS; count += 1) {
    const begun = performance.now()
    await work()
    took.push(performance.now() - begun)
  }
  return figures(took)
}

async function page(api: Fetch, path: string) {
  const answer = (await api(path)) as Response
  await answer.text()
}
