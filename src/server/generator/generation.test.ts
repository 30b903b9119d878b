import { expect, test, vi } from 'vitest'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { isRepeat } from '#domain/workout/step.ts'
import { acceptOrThrow, generate } from '#tests/support/workouts/generate.ts'
import { asksModel, engineAnswer, markUnchanged, modelAnswer } from './generation.ts'

const request: GenerateRequest = {
  sport: 'running',
  workoutType: 'tempo',
  durationType: 'time',
  durationUnit: 'minutes',
  durationValue: 45,
  workoutMetric: 'heartrate',
}

test('an answer equal to the version before keeps that version’s names and notes, and nothing else', () => {
  const made = generate(request, { seed: 1 })
  const steps = made.steps.map((entry) => {
    if (isRepeat(entry)) return entry
    const { notes: _, ...step } = entry
    return { ...step, name: 'Mine' }
  })
  expect(markUnchanged({ steps }, made)).toEqual({ ...made, steps, unchanged: true })
})

test('any other answer is unchanged', () => {
  const [made, other] = [1, 2].map((seed) => generate(request, { seed }))
  if (!made || !other) throw new Error('Nothing was made')
  expect(markUnchanged({ steps: other.steps }, made)).toEqual(made)
  expect(markUnchanged(undefined, made)).toEqual(made)
})

const log = { warn: () => undefined }
const languageModel = { model: async () => '', deadline: () => new AbortController().signal }

test('a language model is asked if one is set and the request fixes nothing', () => {
  const parts = { drawSeed: () => 7, log, languageModel }
  const { steps } = generate(request, { seed: 1 })
  const previous = { steps, direction: 'another' as const }
  expect(asksModel(parts, acceptOrThrow(request))).toBe(true)
  expect(asksModel({ drawSeed: () => 7, log }, acceptOrThrow(request))).toBe(false)
  expect(asksModel(parts, acceptOrThrow({ ...request, seed: 0 }))).toBe(false)
  expect(asksModel(parts, acceptOrThrow({ ...request, set: { times: 3, value: 8, unit: 'minutes' } }))).toBe(false)
  expect(asksModel(parts, acceptOrThrow({ ...request, strides: true }))).toBe(false)
  expect(asksModel(parts, acceptOrThrow({ ...request, notes: 'hilly' }))).toBe(false)
  for (const part of ['warmup', 'cooldown'] as const)
    expect(asksModel(parts, acceptOrThrow({ ...request, [part]: { value: 12, unit: 'minutes' } }))).toBe(false)
  const byPace = { ...request, workoutType: 'tempo', workoutMetric: 'pace', referenceValue: '4:15' } as const
  expect(asksModel(parts, acceptOrThrow(byPace))).toBe(true)
  expect(asksModel(parts, acceptOrThrow({ ...byPace, racePace: 'marathon' }))).toBe(false)
  expect(asksModel(parts, acceptOrThrow({ ...request, previous: { ...previous, locked: [0] } }))).toBe(false)
  for (const free of [previous, { ...previous, locked: [] }])
    expect(asksModel(parts, acceptOrThrow({ ...request, previous: free }))).toBe(true)
})

test('the engine uses the seed of the request, else a random one', () => {
  const parts = { drawSeed: () => 7, log }
  expect(engineAnswer(parts, acceptOrThrow(request))).toEqual(generate(request, { seed: 7 }))
  expect(engineAnswer(parts, acceptOrThrow({ ...request, seed: 0 }))).toEqual(generate(request, { seed: 0 }))
})

test('without a language model the engine’s answer is used', async () => {
  const engine = generate(request, { seed: 7 })
  expect(
    await modelAnswer({ drawSeed: () => 7, log }, acceptOrThrow(request), engine, new AbortController().signal),
  ).toBe(engine)
})

test('a language model’s answer is marked like the engine’s; where it gives none, the log says why', async () => {
  const accepted = acceptOrThrow(request)
  const engine = generate(request, { seed: 7 })
  const warn = vi.fn()
  const answerOf = (model: () => Promise<string>, previous?: { steps: typeof engine.steps }) => {
    const parts = { drawSeed: () => 7, log: { warn }, languageModel: { ...languageModel, model } }
    const asked = previous
      ? { ...accepted, previous: { ...previous, direction: 'another' as const, locked: [] } }
      : accepted
    return modelAnswer(parts, asked, engine, new AbortController().signal)
  }
  const { steps } = await answerOf(async () => JSON.stringify({ steps: engine.steps }))
  expect(warn).not.toHaveBeenCalled()
  const refused = () => Promise.reject(Object.assign(new Error('no key'), { status: 401 }))
  expect(await answerOf(refused, { steps: engine.steps })).toMatchObject({ steps: engine.steps, unchanged: true })
  expect(warn).toHaveBeenCalledExactlyOnceWith({ failure: 'refused', status: 401 }, expect.stringContaining('stood in'))
  expect(steps).toHaveLength(engine.steps.length)
})
