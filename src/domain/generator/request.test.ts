import { expect, test } from 'vitest'
import { sportOf } from '../sports/registry.ts'
import { distanceUnits } from '../units/distance.ts'
import { GenerateRequest } from './request.ts'

const running = requestOf('running', 'interval', 'pace')
const cycling = requestOf('cycling', 'tempo', 'power')
const swimming = requestOf('swimming', 'interval', 'pace')

const sentences = [
  { ...running, sentence: 'Enter your threshold pace as mm:ss, 2:00 to 15:00.' },
  { ...running, referenceUnit: 'miles', sentence: 'Enter your threshold pace as mm:ss, 3:14 to 24:08.' },
  { ...cycling, sentence: 'Enter your FTP in watts, 40 to 600.' },
  { ...swimming, sentence: 'Enter your critical swim speed as mm:ss, 0:45 to 5:00.' },
  { ...swimming, referenceUnit: 'yards', sentence: 'Enter your critical swim speed as mm:ss, 0:42 to 4:34.' },
]

test.each(sentences)('$sport by $workoutMetric asks for the figure it lacks: $sentence', ({ sentence, ...request }) => {
  for (const referenceValue of [undefined, '', 'fast', '0:01', '99:59']) {
    const { error } = GenerateRequest.safeParse({ ...request, referenceValue })
    expect(error?.issues).toMatchObject([{ path: ['referenceValue'], message: sentence }])
  }
})

test.each(sentences)('both bounds of a sentence are accepted: $sentence', ({ sentence, ...request }) => {
  for (const referenceValue of sentence.match(/\d[\d:]*/g) ?? [])
    expect(GenerateRequest.safeParse({ ...request, referenceValue }).success, referenceValue).toBe(true)
})

test.each([1e7, 1e308])('a main set of %d minutes is refused with a sentence', (value) => {
  const { error } = GenerateRequest.safeParse({
    ...running,
    referenceValue: '4:30',
    set: { times: 3, value, unit: 'minutes' },
  })
  expect(error?.issues).toMatchObject([{ path: ['set', 'value'], message: 'Ask for shorter bouts in the main set.' }])
})

const run = { ...running, referenceValue: '4:30' }
const step = (type: string, unit: string, value: number) => ({ intensity: 'active', duration: { type, unit, value } })

test.each([
  ['warmup', { value: 1e-300, unit: 'minutes' }, { value: 1 / 12, unit: 'minutes' }],
  ['cooldown', { value: 4.9, unit: 'seconds' }, { value: 5, unit: 'seconds' }],
  ['warmup', { value: 0.004, unit: 'kilometers' }, { value: 0.005, unit: 'kilometers' }],
  ['cooldown', { value: 4, unit: 'yards' }, { value: 6, unit: 'yards' }],
  ['set', { times: 3, value: 1e-9, unit: 'minutes' }, { times: 3, value: 5, unit: 'seconds' }],
  ['mainSet', [step('time', 'minutes', 60), step('time', 'minutes', 1e-300)], [step('time', 'minutes', 5)]],
  ['mainSet', [step('distance', 'meters', 4)], [step('distance', 'meters', 5)]],
])('a %s of %j is too short to be asked for, and one of %j is not', (part, short, enough) => {
  const { error } = GenerateRequest.safeParse({ ...run, [part]: short })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Ask for at least 5 seconds or 5 meters.'])
  expect(error?.issues[0]?.path[0]).toBe(part)
  expect(GenerateRequest.safeParse({ ...run, [part]: enough }).success).toBe(true)
})

const allUnits = ['seconds', 'minutes', ...distanceUnits] as const

test.each(allUnits.flatMap((unit) => [0, -1, -1e300].map((value) => [value, unit] as const)))(
  '%d %s of any part are refused with the sentence of the field',
  (value, unit) => {
    const issuesFor = (asked: object) =>
      GenerateRequest.safeParse({ ...run, ...asked }).error?.issues.map(({ path, message }) => [
        path.join('.'),
        message,
      ])
    const length = { value, unit }
    expect(issuesFor({ warmup: length })).toEqual([['warmup.value', 'Ask for a length above 0.']])
    expect(issuesFor({ cooldown: length })).toEqual([['cooldown.value', 'Ask for a length above 0.']])
    expect(issuesFor({ set: { times: 3, ...length } })).toEqual([['set.value', 'Ask for a length above 0.']])
    const type = unit === 'seconds' || unit === 'minutes' ? 'time' : 'distance'
    expect(issuesFor({ mainSet: [step('time', 'minutes', 300), step(type, unit, value)] })).toEqual([
      ['mainSet.1.duration.value', 'A duration must be above 0.'],
    ])
  },
)

test.each([
  [21, 'Ask for 20 strides at most.'],
  [1e20, 'Ask for 20 strides at most.'],
  [1e308, 'Ask for 20 strides at most.'],
  [2.5, 'Ask for a whole number of strides.'],
])('%d strides are refused within the real bounds', (strides, message) => {
  const easy = { ...run, workoutType: 'endurance' }
  const { error } = GenerateRequest.safeParse({ ...easy, strides })
  expect(JSON.stringify(error?.issues)).toContain(message)
  expect(JSON.stringify(error?.issues)).not.toContain('9007199254740991')
  expect(GenerateRequest.safeParse({ ...easy, strides: 20 }).success).toBe(true)
})

function requestOf(sport: GenerateRequest['sport'], workoutType: string, workoutMetric: string) {
  const [range] = sportOf(sport).lengths
  if (!range) throw new Error(`No lengths of ${sport}`)
  const durationType = range.unit === 'minutes' ? 'time' : 'distance'
  return { sport, workoutType, workoutMetric, durationType, durationUnit: range.unit, durationValue: range.max }
}

test.each([
  ['notes', 'a'.repeat(1501)],
  ['notes', 'with a \0'],
  ['notes', ['hilly']],
  ['notes', '\ud83c'],
])('%s of another kind, or too long, are refused', (field, value) => {
  const request = { ...requestOf('running', 'endurance', 'heartrate'), [field]: value }
  expect(GenerateRequest.safeParse(request).error?.issues).toMatchObject([{ path: [field] }])
  const set = { times: 5, value: 3, unit: 'minutes', [field]: value }
  expect(
    GenerateRequest.safeParse({ ...requestOf('running', 'interval', 'heartrate'), set }).error?.issues,
  ).toMatchObject([{ path: ['set', field] }])
})
