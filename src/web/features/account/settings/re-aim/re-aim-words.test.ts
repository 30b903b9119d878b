import { expect, test } from 'vitest'
import type { Offer } from './queries.ts'
import { daysText, figureWords, madeSentence, moveText, offerSentence, undoneWords } from './re-aim-words.ts'

const plain = (value: string) => ({ value, unit: null })
const workout: Offer['workouts'][number] = {
  ...{ id: '', name: 'Ride', sport: 'cycling', coming_days: 0, moves: [], more_moves: 0 },
}
const offer = (count: number, has_more = false): Offer => ({
  ...{ id: '', figure: 'cycling_ftp', from: plain('250'), to: plain('265'), has_more },
  workouts: Array.from({ length: count }, () => workout),
})

test.each([
  ['cycling_ftp', plain('250'), 'FTP of 250 W'],
  ['running_threshold_pace', { value: '4:30', unit: 'kilometers' }, 'threshold pace of 4:30 /km'],
  ['running_threshold_pace', { value: '7:15', unit: 'miles' }, 'threshold pace of 7:15 /mi'],
  ['swimming_css', { value: '1:45', unit: 'yards' }, 'critical swim speed of 1:45 /100 yd'],
  ['threshold_heart_rate', plain('168'), 'threshold heart rate of 168 bpm'],
] as const)('a %s of %j is a %s', (figure, written, words) => {
  expect(figureWords(figure, written)).toBe(words)
})

test('an offer counts the workouts and names the old figure', () => {
  expect(offerSentence(offer(1))).toBe('1 workout aims at your old FTP of 250 W')
  expect(offerSentence(offer(3))).toBe('3 workouts aim at your old FTP of 250 W')
  expect(offerSentence(offer(500, true))).toBe('More than 500 workouts aim at your old FTP of 250 W')
})

test('what was re-aimed names the new figure', () => {
  const made = { figure: 'cycling_ftp', to: plain('265') } as const
  expect(madeSentence({ ...made, workout_count: 1 })).toBe('1 workout was re-aimed to your FTP of 265 W')
  expect(madeSentence({ ...made, workout_count: 3 })).toBe('3 workouts were re-aimed to your FTP of 265 W')
})

const minutes = (value: number) => ({ type: 'time', unit: 'minutes', value: 60 * value }) as const
const power = { type: 'power', percentMin: 95, percentMax: 105 } as const
const pace = { type: 'pace', zoneNumber: 4, rangeUnit: 'km' } as const
const kilometre = { type: 'distance', unit: 'kilometers', value: 1 } as const

test.each<[Offer['workouts'][number]['moves'][number], 'cycling' | 'running', string]>([
  [
    {
      times: 4,
      duration: minutes(8),
      before: { ...power, rangeMin: 238, rangeMax: 262 },
      after: { ...power, rangeMin: 252, rangeMax: 278 },
    },
    'cycling',
    '4 × 8 min: 238–262 W → 252–278 W',
  ],
  [
    {
      times: 1,
      duration: minutes(8),
      before: { ...power, rangeMin: 113, rangeMax: 175, ramp: 'rising' },
      after: { ...power, rangeMin: 122, rangeMax: 189, ramp: 'rising' },
    },
    'cycling',
    '8 min: 113→175 W becomes 122→189 W',
  ],
  [
    {
      times: 1,
      duration: kilometre,
      before: { ...pace, rangeMin: 291, rangeMax: 315 },
      after: { ...pace, rangeMin: 282, rangeMax: 304 },
    },
    'running',
    '1 km: 4:51–5:15 /km → 4:42–5:04 /km',
  ],
  [
    { times: 1, duration: minutes(1), before: { ...power, rangeMin: 250, rangeMax: 250 }, after: power },
    'cycling',
    '1 min: 250 W → 95–105 % of FTP',
  ],
])('what moves says the steps, before and after', (move, sport, words) => {
  expect(moveText(move, sport).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(words)
})

test('coming days are counted where there are any', () => {
  expect([0, 1, 2].map(daysText)).toEqual([undefined, 'on 1 coming day', 'on 2 coming days'])
})

test('an undo says what it brought back and what it left', () => {
  const named = (...names: string[]) => names.map((name) => ({ name }))
  expect(undoneWords(3, [])).toEqual({ title: '3 workouts are as before' })
  expect(undoneWords(1, named('Mine'))).toEqual({
    title: '1 workout is as before',
    description: '“Mine” was changed since, and not undone.',
  })
  expect(undoneWords(0, named('A', 'B', 'C', 'D')).description).toBe(
    '“A”, “B”, and 2 more were changed since, and not undone.',
  )
})
