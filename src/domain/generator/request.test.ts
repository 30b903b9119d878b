import { expect, test } from 'vitest'
import { sportOf } from '../sports/registry.ts'
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

function requestOf(sport: GenerateRequest['sport'], workoutType: string, workoutMetric: string) {
  const [range] = sportOf(sport).lengths
  if (!range) throw new Error(`No lengths of ${sport}`)
  const durationType = range.unit === 'minutes' ? 'time' : 'distance'
  return { sport, workoutType, workoutMetric, durationType, durationUnit: range.unit, durationValue: range.max }
}
