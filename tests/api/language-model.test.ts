import { afterEach, describe, expect, test } from 'vitest'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { toGroups, unroll } from '#domain/workout/groups.ts'
import type { Step, StoredSteps } from '#domain/workout/step.ts'
import { type AppOptions, anApp, type TestApp } from '#tests/support/server/app.ts'
import { aLanguageModel, type ModelAnswer, type Question } from '#tests/support/server/language-model.ts'
import { type Athlete, anAthlete } from '#tests/support/server/people.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { callForLines, type Fetch } from '#web/lib/api.ts'

const request: GenerateRequest = {
  sport: 'running',
  workoutType: 'threshold',
  durationType: 'time',
  durationUnit: 'minutes',
  durationValue: 50,
  workoutMetric: 'heartrate',
}
const KEY = 'sk-very-secret'

const timedStep = (minutes: number, intensity: Step['intensity'], zoneNumber: number): Step => ({
  name: `${intensity} of the model`,
  intensity,
  duration: { type: 'time', unit: 'minutes', value: minutes * 60 },
  target: { type: 'heartrate', zoneNumber },
})
const threeTimesEight = (warmup: number, cooldown: number): StoredSteps => [
  timedStep(warmup, 'warmup', 1),
  timedStep(8, 'interval', 4),
  timedStep(2, 'recovery', 1),
  { repeat: { steps: 2, count: 3 } },
  timedStep(cooldown, 'cooldown', 1),
]
const written = (steps: unknown) => ({ content: JSON.stringify({ steps }) })

const open: { close: () => unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close()
})

async function withModel(
  answer: (question: Question, turn: number) => ModelAnswer,
  options: Pick<AppOptions, 'after'> = {},
) {
  const model = await aLanguageModel(answer)
  const environment = { LLM_URL: model.url, LLM_MODEL: 'coach-1', LLM_KEY: KEY }
  const app: TestApp = await anApp({ environment, ...options })
  open.push(model, app)
  return { model, app, athlete: await anAthlete({ plan: 'standard', app }) }
}

const secondsOf = (steps: StoredSteps) => unroll(steps).reduce((all, { duration }) => all + duration.value, 0)

describe('a model that answers well', () => {
  test('writes the workout, and the answer says so', async () => {
    const { model, athlete } = await withModel(() => written(threeTimesEight(12, 8)))
    const answer = await athlete.api('post /api/workouts/generate', request)
    expect(answer).toMatchObject({ madeBy: 'model', remarks: [], durationValue: 50 })
    expect(secondsOf(answer.steps)).toBe(3000)
    expect(answer.steps[0]).toMatchObject({ name: 'warmup of the model', target: { type: 'heartrate', zoneNumber: 1 } })
    expect(model.asked).toMatchObject([
      {
        path: '/v1/chat/completions',
        authorization: `Bearer ${KEY}`,
        body: { model: 'coach-1', response_format: { type: 'json_schema', json_schema: { name: 'workout' } } },
      },
    ])
    expect((await athlete.api('get /api/user', {})).access.generations?.used).toBe(1)
  })

  test('may wrap its answer in a Markdown fence', async () => {
    const fenced = `Here it is:\n\`\`\`json\n${written(threeTimesEight(12, 8)).content}\n\`\`\``
    const { athlete } = await withModel(() => ({ content: fenced }))
    expect(await athlete.api('post /api/workouts/generate', request)).toMatchObject({ madeBy: 'model' })
  })

  test('is corrected to the exact length if its lengths do not add up', async () => {
    const { model, athlete } = await withModel(() => written(threeTimesEight(10, 6)))
    const { steps, madeBy } = await athlete.api('post /api/workouts/generate', request)
    expect([madeBy, secondsOf(steps), model.asked.length]).toEqual(['model', 3000, 1])
  })

  test('is told neither who asks nor what they have written', async () => {
    const { model, athlete } = await withModel(() => written(threeTimesEight(12, 8)))
    const { steps } = generate(request, { seed: 3 })
    const named = steps.map((entry) =>
      'repeat' in entry
        ? entry
        : {
            ...entry,
            name: athlete.name,
            notes: athlete.email,
            duration: { ...entry.duration, displayValue: 'ill today' },
          },
    )
    await athlete.api('post /api/workouts/generate', { ...request, previous: { steps: named, direction: 'harder' } })
    const told = JSON.stringify(model.asked)
    expect(told).toContain('harder')
    for (const secret of [athlete.name, 'Robin', athlete.email, athlete.id, 'ill today'])
      expect(told).not.toContain(secret)
  })
})

describe('a model that answers badly', () => {
  test('is asked once more, and told what was wrong', async () => {
    const { model, athlete } = await withModel((_, turn) => written(threeTimesEight(turn === 1 ? 200 : 12, 8)))
    expect(await athlete.api('post /api/workouts/generate', request)).toMatchObject({ madeBy: 'model' })
    expect(model.asked).toHaveLength(2)
    expect(model.asked[1]?.body.messages.at(-1)?.content).toContain('Its length is too far from what was asked.')
  })

  test.each<[string, ModelAnswer]>([
    ['no JSON', { content: 'I would suggest an easy run.' }],
    ['JSON of something else', { content: '{"workout": "easy"}' }],
    ['steps that are none', written([{ intensity: 'brutal' }])],
    ['nothing', { content: '' }],
    ['a workout of another length', written([timedStep(10, 'active', 1)])],
    ['a workout that ends hard', written([timedStep(25, 'warmup', 1), timedStep(25, 'interval', 5)])],
    ['endless text', { content: `{"steps": [${'1'.repeat(300_000)}]}` }],
  ])('twice %s: the engine’s workout is used, and the answer says so', async (_, answer) => {
    const { athlete, app } = await withModel(() => answer)
    const made = await athlete.api('post /api/workouts/generate', request)
    expect(made.madeBy).toBe('engine')
    expect(made.remarks[0]).toMatch(/^The language model .* so our own engine made this workout\.$/)
    expect(made.steps).toEqual(generate(request, { seed: made.seed }).steps)
    expect(app.logged.some((line) => line.includes('the engine stood in'))).toBe(true)
  })

  test.each<[string, ModelAnswer, string, number | undefined]>([
    ['refuses the key', { status: 401 }, 'refused to answer', 401],
    ['is asked too often', { status: 429 }, 'refused to answer', 429],
    ['speaks another protocol', 'garbage', 'could not be reached', undefined],
  ])('a provider that %s is not asked twice; the athlete gets a sentence, and the log a status', async (...row) => {
    const [, answer, because, status] = row
    const { athlete, model, app } = await withModel(() => answer)
    const made = await athlete.api('post /api/workouts/generate', request)
    expect(made).toMatchObject({
      madeBy: 'engine',
      remarks: [`The language model ${because}, so our own engine made this workout.`],
    })
    expect(model.asked).toHaveLength(1)
    const line = app.logged.find((one) => one.includes('the engine stood in')) ?? '{}'
    expect(JSON.parse(line).status).toBe(status)
  })

  test('is asked the same again after an error of its server', async () => {
    const { model, athlete } = await withModel((_, turn) =>
      turn === 1 ? { status: 500 } : written(threeTimesEight(12, 8)),
    )
    expect(await athlete.api('post /api/workouts/generate', request)).toMatchObject({ madeBy: 'model', remarks: [] })
    expect(model.asked).toHaveLength(2)
    expect(model.asked[1]?.body.messages).toEqual(model.asked[0]?.body.messages)
  })

  test.each([500, 503])('whose server always fails with %i is asked twice in all', async (status) => {
    const { model, athlete, app } = await withModel(() => ({ status }))
    const made = await athlete.api('post /api/workouts/generate', request)
    expect(made.remarks).toEqual(['The language model refused to answer, so our own engine made this workout.'])
    expect(model.asked).toHaveLength(2)
    const line = app.logged.find((one) => one.includes('the engine stood in')) ?? '{}'
    expect(JSON.parse(line).status).toBe(status)
  })

  test('is asked again if its version is the one before, or easier when a harder one is requested', async () => {
    const easier = threeTimesEight(15, 11).map((entry) =>
      'repeat' in entry ? { repeat: { steps: 2, count: 2 } } : entry,
    )
    for (const [direction, first] of [
      ['another', threeTimesEight(12, 8)],
      ['harder', [...easier.slice(0, 4), timedStep(15, 'cooldown', 1)]],
    ] as const) {
      const harder = [
        timedStep(12, 'warmup', 1),
        timedStep(10, 'interval', 4),
        timedStep(2, 'recovery', 1),
        { repeat: { steps: 2, count: 2 } },
        timedStep(8, 'interval', 4),
        timedStep(6, 'cooldown', 1),
      ]
      const { athlete, model } = await withModel((_, turn) => written(turn === 1 ? first : harder))
      const previous = { steps: threeTimesEight(12, 8), direction }
      expect(await athlete.api('post /api/workouts/generate', { ...request, previous })).toMatchObject({
        madeBy: 'model',
      })
      expect(model.asked).toHaveLength(2)
      expect(model.asked[1]?.body.messages.at(-1)?.content).toContain('the version before')
    }
  })
})

describe('a model that does not answer', () => {
  test('has a time limit, after which the engine’s workout is used', async () => {
    const clock = new AbortController()
    const waits: number[] = []
    const { athlete, model } = await withModel(() => 'silence', {
      after: (ms) => {
        waits.push(ms)
        return clock.signal
      },
    })
    const making = athlete.api('post /api/workouts/generate', request)
    await model.question()
    clock.abort()
    expect(await making).toMatchObject({
      madeBy: 'engine',
      remarks: ['The language model took too long, so our own engine made this workout.'],
    })
    expect(waits).toEqual([30_000])
    await model.disconnected()
  })

  test('is disconnected when the athlete’s request is aborted, and no generation is counted', async () => {
    const { athlete, model, app } = await withModel(() => 'silence')
    const leaving = new AbortController()
    const making = athlete.fetch('/api/workouts/generate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: leaving.signal,
    })
    await model.question()
    leaving.abort()
    await expect(making).rejects.toThrow()
    await model.disconnected()
    expect((await athlete.api('get /api/user', {})).access.generations?.used).toBe(0)
    expect(app.logged.some((line) => line.includes('"level":50'))).toBe(false)
  })
})

test('an athlete has one request to the model at a time: the next one cancels it, and the engine’s workout is used', async () => {
  const { athlete, model } = await withModel((_, turn) => (turn === 1 ? 'silence' : written(threeTimesEight(12, 8))))
  const first = athlete.api('post /api/workouts/generate', request)
  await model.question()
  expect((await athlete.api('post /api/workouts/generate', request)).madeBy).toBe('model')
  expect((await first).madeBy).toBe('engine')
  await model.disconnected()
})

describe('an answer in lines', () => {
  test('contains the engine’s workout at once and the model’s when it is complete, for one generation', async () => {
    const { athlete, model } = await withModel(() => written(threeTimesEight(12, 8)))
    const [first, second, ...others] = await all(linesFor(athlete))
    expect(first).toMatchObject({ madeBy: 'engine', modelFollows: true, counted: true, remarks: [] })
    expect(second).toMatchObject({ madeBy: 'model', steps: [{ name: 'warmup of the model' }, {}, {}, {}, {}] })
    expect(others).toEqual([])
    expect(model.asked).toHaveLength(1)
    expect((await athlete.api('get /api/user', {})).access.generations?.used).toBe(1)
  })

  test('does not wait for a model that never answers; the second line says that it took too long', async () => {
    const clock = new AbortController()
    const { athlete, model } = await withModel(() => 'silence', { after: () => clock.signal })
    const lines = linesFor(athlete)
    const first = (await lines.next()).value
    expect(first).toMatchObject({ madeBy: 'engine', modelFollows: true })
    await model.question()
    clock.abort()
    const [second] = await all(lines)
    expect(second).toMatchObject({
      steps: first?.steps,
      remarks: ['The language model took too long, so our own engine made this workout.'],
    })
    await model.disconnected()
  })

  test('disconnects from the model when the athlete’s request is aborted, and the first workout stays counted', async () => {
    const { athlete, model } = await withModel(() => 'silence')
    const leaving = new AbortController()
    const lines = linesFor(athlete, request, leaving.signal)
    await lines.next()
    await model.question()
    leaving.abort()
    await model.disconnected()
    expect((await athlete.api('get /api/user', {})).access.generations?.used).toBe(1)
  })

  test('waits for one request to the model: the next generation cancels the one before', async () => {
    const { athlete, model } = await withModel((_, turn) => (turn === 1 ? 'silence' : written(threeTimesEight(12, 8))))
    const lines = linesFor(athlete)
    await lines.next()
    await model.question()
    expect(await all(linesFor(athlete))).toHaveLength(2)
    expect(await all(lines)).toEqual([])
    await model.disconnected()
  })

  test('has one line if no model is asked, and for a version that is not counted', async () => {
    const { athlete, model } = await withModel(() => written(threeTimesEight(12, 8)))
    expect(await all(linesFor(athlete, { ...request, seed: 7 }))).toHaveLength(1)
    const { steps } = generate(request, { seed: 7 })
    const locked = [...toGroups(steps).keys()]
    const [free, ...others] = await all(
      linesFor(athlete, { ...request, previous: { steps, direction: 'harder', locked } }),
    )
    expect(free).toMatchObject({ unchanged: true, counted: false })
    expect(others).toEqual([])
    expect(model.asked).toEqual([])
  })

  test('is refused like any other answer', async () => {
    const { app } = await withModel(() => 'silence')
    const athlete = await anAthlete({ app })
    await expect(all(linesFor(athlete))).rejects.toMatchObject({ status: 403, code: 'needs-plan' })
  })

  const linesFor = (athlete: Athlete, asked = request, signal?: AbortSignal) =>
    callForLines('post /api/workouts/generate', asked, athlete.fetch as Fetch, signal)

  async function all<Line>(lines: AsyncGenerator<Line>): Promise<Line[]> {
    const found: Line[] = []
    for await (const line of lines) found.push(line)
    return found
  }
})

test('a request with a seed, a main set or locked steps is answered by the engine alone', async () => {
  const { athlete, model } = await withModel(() => written(threeTimesEight(12, 8)))
  const { steps } = generate(request, { seed: 3 })
  for (const fixed of [
    { seed: 7 },
    { set: { times: 3, value: 8, unit: 'minutes' as const } },
    { workoutType: 'endurance' as const, strides: true as const },
    { previous: { steps, direction: 'another' as const, locked: [0] } },
  ])
    expect(await athlete.api('post /api/workouts/generate', { ...request, ...fixed })).toMatchObject({
      madeBy: 'engine',
    })
  expect(model.asked).toEqual([])
})

test('a request of an athlete without a plan does not reach the model', async () => {
  const { app, model } = await withModel(() => written(threeTimesEight(12, 8)))
  const { api } = await anAthlete({ app })
  await expect(api('post /api/workouts/generate', request)).rejects.toMatchObject({ code: 'needs-plan' })
  expect(model.asked).toEqual([])
})

test('the log contains neither the key, the request nor the answer', async () => {
  for (const answer of [written(threeTimesEight(12, 8)), { status: 500 } as const, { content: 'no' }]) {
    const { athlete, app } = await withModel(() => answer)
    await athlete.api('post /api/workouts/generate', request)
    const log = app.logged.join('\n')
    for (const secret of [KEY, 'endurance coach', 'of the model', 'error of the provider'])
      expect(log).not.toContain(secret)
  }
})
