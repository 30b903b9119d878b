import { expect, test } from 'vitest'
import { acceptOrThrow, generate } from '#tests/support/workouts/generate.ts'
import { minutes, step } from '#tests/support/workouts/profile-examples.ts'
import { generateByModel } from './by-model.ts'
import type { Message } from './model.ts'

const asked = {
  sport: 'running',
  workoutType: 'tempo',
  durationType: 'time',
  durationUnit: 'minutes',
  durationValue: 45,
  workoutMetric: 'heartrate',
} as const
const request = acceptOrThrow(asked)
const engine = { ...generate(asked, { seed: 1 }), remarks: ['A remark of the engine.'] }

const runOf = (before: number, main: number, after: number) => [
  step('warmup', minutes(before), { type: 'heartrate', zoneNumber: 1 }),
  step('active', minutes(main), { type: 'heartrate', zoneNumber: 3 }),
  step('cooldown', minutes(after), { type: 'heartrate', zoneNumber: 1 }),
]
const written = (steps: unknown) => JSON.stringify({ steps })
const valid = written(runOf(12, 25, 8))
const failure = (status: number) => Object.assign(new Error('refused'), { status })

/** The workout of a model that gives these answers in turn, the last of them again and again. */
async function answered(answers: readonly (string | Error)[], deadline = new AbortController().signal) {
  const questions: (readonly Message[])[] = []
  const failures: unknown[] = []
  const model = async (messages: readonly Message[]) => {
    questions.push(messages)
    const answer = answers[questions.length - 1] ?? answers.at(-1) ?? ''
    if (answer instanceof Error) throw answer
    return answer
  }
  const onFailure = (...said: unknown[]) => void failures.push(said)
  const parts = { model, deadline: () => deadline, onFailure }
  const made = await generateByModel(parts, request, engine, new AbortController().signal)
  return { made, questions, failures }
}

test('a valid answer is the workout, without the remarks of the engine', async () => {
  const { made, questions, failures } = await answered([`Here it is: ${valid} Enjoy.`])
  expect(made).toMatchObject({ madeBy: 'model', remarks: [], seed: engine.seed })
  expect(made.steps).toHaveLength(3)
  expect([questions.length, failures]).toEqual([1, []])
})

test.each([
  ['too long', written(runOf(200, 25, 8)), 'Its length is too far from what was asked.'],
  ['no JSON', 'Run easily.', 'expected object'],
  ['no valid step', written([{ intensity: 'brutal' }]), 'steps.0: '],
])('an answer that is %s is sent back with what is wrong, and the second one counts', async (_, wrong, told) => {
  const { made, questions } = await answered([wrong, valid])
  expect(made.madeBy).toBe('model')
  expect(questions.map(({ length }) => length)).toEqual([2, 4])
  expect(questions[1]?.at(-1)?.content).toContain(told)
})

test('two answers that cannot be used give the engine’s workout, with a remark before its own', async () => {
  const { made, questions, failures } = await answered(['no'])
  expect(made).toEqual({
    ...engine,
    remarks: [
      'The language model wrote nothing that keeps the rules, so our own engine made this workout.',
      'A remark of the engine.',
    ],
  })
  expect([questions.length, failures]).toEqual([2, [['unusable', undefined]]])
})

test.each([
  [499, 1],
  [500, 2],
  [501, 2],
])('after an error of status %i the model is asked %i times in all', async (status, times) => {
  const { made, questions, failures } = await answered([failure(status)])
  expect(made.remarks[0]).toContain('refused to answer')
  expect([questions.length, failures]).toEqual([times, [['refused', status]]])
  const again = await answered([failure(status), valid])
  expect(again.made.madeBy).toBe(times === 2 ? 'model' : 'engine')
})

test('one error of its server is passed over in a workout, and no second one', async () => {
  const { made, questions } = await answered([failure(500), 'no', failure(500), valid])
  expect([made.madeBy, questions.length]).toEqual(['engine', 3])
})

test('an error without a status means that the model cannot be reached, and is not tried again', async () => {
  const { made, questions, failures } = await answered([new Error('ECONNREFUSED')])
  expect(made.remarks[0]).toContain('could not be reached')
  expect([questions.length, failures]).toEqual([1, [['unreachable', undefined]]])
})

test('an error after the deadline counts as too late', async () => {
  const { made, failures } = await answered([new Error('aborted')], AbortSignal.abort())
  expect(made.remarks[0]).toContain('took too long')
  expect(failures).toEqual([['time-out', undefined]])
})

test('the model is told when the time is over or the request is closed, and a closed request has no workout', async () => {
  for (const closing of [true, false]) {
    const [request_, time] = [new AbortController(), new AbortController()]
    const model = (_: unknown, __: unknown, signal: AbortSignal) => {
      const stopped = new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      ;(closing ? request_ : time).abort()
      return stopped
    }
    const parts = { model, deadline: () => time.signal, onFailure: () => undefined }
    const making = generateByModel(parts, request, engine, request_.signal)
    if (closing) await expect(making).rejects.toMatchObject({ name: 'AbortError' })
    else expect((await making).madeBy).toBe('engine')
  }
})

test('at most ten faults of an answer are told', async () => {
  const { questions } = await answered([written(Array(12).fill({ intensity: 7, duration: 7 }))])
  expect(questions[1]?.at(-1)?.content.match(/^- /gm)).toHaveLength(10)
})
