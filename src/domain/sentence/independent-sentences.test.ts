import { expect, test } from 'vitest'
import type { Asked } from './result.ts'
import { understand } from './understand.ts'

// Written without knowledge of the rules: the request that a coach takes each sentence for, and the words that no request
// can hold.
const sentences: readonly (readonly [sentence: string, means: Asked, notUnderstood: readonly string[]])[] = [
  [
    '45 min easy run',
    { sport: 'running', workoutType: 'endurance', durationType: 'time', durationUnit: 'minutes', durationValue: 45 },
    [],
  ],
  [
    '1hr 30 turbo, 2x20 sweetspot, ftp 265',
    {
      sport: 'cycling',
      workoutType: 'sweet spot',
      durationType: 'time',
      durationUnit: 'minutes',
      durationValue: 90,
      workoutMetric: 'power',
      referenceValue: 265,
      set: { times: 2, value: 20, unit: 'minutes' },
    },
    [],
  ],
  [
    '8 miles tempo run hr',
    {
      sport: 'running',
      workoutType: 'tempo',
      durationType: 'distance',
      durationUnit: 'miles',
      durationValue: 8,
      workoutMetric: 'heartrate',
    },
    [],
  ],
  [
    'Swim 2500m, 10x100 off 15 secs rest, CSS 1:42',
    {
      sport: 'swimming',
      durationType: 'distance',
      durationUnit: 'meters',
      durationValue: 2500,
      workoutMetric: 'pace',
      referenceValue: '1:42',
      referenceUnit: 'meters',
      set: { times: 10, value: 100, unit: 'meters', restSeconds: 15 },
    },
    [],
  ],
  [
    'bike 60 mins 5x3min vo2max w/ 3 min recoveries @ ftp 240',
    {
      sport: 'cycling',
      workoutType: 'v02 max',
      durationType: 'time',
      durationUnit: 'minutes',
      durationValue: 60,
      workoutMetric: 'power',
      referenceValue: 240,
      set: { times: 5, value: 3, unit: 'minutes', restSeconds: 180 },
    },
    [],
  ],
  [
    '6 x 800m w 90s jog, 10k total run, threshold pace 4:05/km',
    {
      sport: 'running',
      durationType: 'distance',
      durationUnit: 'kilometers',
      durationValue: 10,
      workoutMetric: 'pace',
      referenceValue: '4:05',
      referenceUnit: 'kilometers',
      set: { times: 6, value: 800, unit: 'meters', restSeconds: 90 },
    },
    [],
  ],
  [
    'easy 5 miler with 6 strides at the end',
    {
      sport: 'running',
      workoutType: 'endurance',
      durationType: 'distance',
      durationUnit: 'miles',
      durationValue: 5,
      strides: true,
    },
    [],
  ],
  [
    'long run 2h15, keep it in HR',
    {
      sport: 'running',
      workoutType: 'endurance',
      durationType: 'time',
      durationUnit: 'minutes',
      durationValue: 135,
      workoutMetric: 'heartrate',
    },
    [],
  ],
  [
    '2 hrs z2 on the bike',
    { sport: 'cycling', workoutType: 'endurance', durationType: 'time', durationUnit: 'minutes', durationValue: 120 },
    [],
  ],
  [
    '100km endurance ride by power ftp=280',
    {
      sport: 'cycling',
      workoutType: 'endurance',
      durationType: 'distance',
      durationUnit: 'kilometers',
      durationValue: 100,
      workoutMetric: 'power',
      referenceValue: 280,
    },
    [],
  ],
  [
    '50 mile bike ride easy, no power just heart rate',
    {
      sport: 'cycling',
      workoutType: 'endurance',
      durationType: 'distance',
      durationUnit: 'miles',
      durationValue: 50,
      workoutMetric: 'heartrate',
    },
    [],
  ],
  [
    '3000 yds swim ladder in a 25yd pool',
    {
      sport: 'swimming',
      workoutType: 'ladder sets',
      durationType: 'distance',
      durationUnit: 'yards',
      durationValue: 3000,
      poolLength: 25,
    },
    [],
  ],
  [
    'ladder swim 1.5k 50m pool css 1:55',
    {
      sport: 'swimming',
      workoutType: 'ladder sets',
      durationType: 'distance',
      durationUnit: 'meters',
      durationValue: 1500,
      workoutMetric: 'pace',
      referenceValue: '1:55',
      referenceUnit: 'meters',
      poolLength: 50,
    },
    [],
  ],
  [
    'masters: 4,000 yards intervals, 20 x 100 on 20 sec rest, scy',
    {
      sport: 'swimming',
      workoutType: 'interval',
      durationType: 'distance',
      durationUnit: 'yards',
      durationValue: 4000,
      set: { times: 20, value: 100, unit: 'yards', restSeconds: 20 },
      poolLength: 25,
    },
    [],
  ],
  [
    'ez 30 min jog',
    { sport: 'running', workoutType: 'endurance', durationType: 'time', durationUnit: 'minutes', durationValue: 30 },
    [],
  ],
  [
    "run 7 mi with 2x2mi at threshold, 3' jog between",
    {
      sport: 'running',
      workoutType: 'threshold',
      durationType: 'distance',
      durationUnit: 'miles',
      durationValue: 7,
      set: { times: 2, value: 2, unit: 'miles', restSeconds: 180 },
    },
    [],
  ],
  [
    '12x400 track intervals 75 sec rest, run',
    { sport: 'running', workoutType: 'interval', set: { times: 12, value: 400, unit: 'meters', restSeconds: 75 } },
    [],
  ],
  [
    'sst 2x15 1h',
    {
      sport: 'cycling',
      workoutType: 'sweet spot',
      durationType: 'time',
      durationUnit: 'minutes',
      durationValue: 60,
      set: { times: 2, value: 15, unit: 'minutes' },
    },
    [],
  ],
  [
    'vo2 30/30s x10 on the bike, 45 mins',
    {
      sport: 'cycling',
      workoutType: 'v02 max',
      durationType: 'time',
      durationUnit: 'minutes',
      durationValue: 45,
      set: { times: 10, value: 30, unit: 'seconds', restSeconds: 30 },
    },
    [],
  ],
  [
    'ftp 230, an hour, threshold 3 by 10',
    {
      sport: 'cycling',
      workoutType: 'threshold',
      durationType: 'time',
      durationUnit: 'minutes',
      durationValue: 60,
      workoutMetric: 'power',
      referenceValue: 230,
      set: { times: 3, value: 10, unit: 'minutes' },
    },
    [],
  ],
  [
    'half an hour easy on the bike cos legs are dead',
    { sport: 'cycling', workoutType: 'endurance', durationType: 'time', durationUnit: 'minutes', durationValue: 30 },
    [],
  ],
  [
    'an hour and a quarter sweet spot please',
    { sport: 'cycling', workoutType: 'sweet spot', durationType: 'time', durationUnit: 'minutes', durationValue: 75 },
    [],
  ],
  [
    'im new, 20 minute slow run, dont have any gps just hr strap',
    {
      sport: 'running',
      workoutType: 'endurance',
      durationType: 'time',
      durationUnit: 'minutes',
      durationValue: 20,
      workoutMetric: 'heartrate',
    },
    [],
  ],
  [
    'Cycling 40km tempo 220 watts',
    {
      sport: 'cycling',
      workoutType: 'tempo',
      durationType: 'distance',
      durationUnit: 'kilometers',
      durationValue: 40,
      workoutMetric: 'power',
      referenceValue: 220,
    },
    [],
  ],
  [
    "90' ride w/ 4x8' threshold (4' easy) FTP 301W",
    {
      sport: 'cycling',
      workoutType: 'threshold',
      durationType: 'time',
      durationUnit: 'minutes',
      durationValue: 90,
      workoutMetric: 'power',
      referenceValue: 301,
      set: { times: 4, value: 8, unit: 'minutes', restSeconds: 240 },
    },
    [],
  ],
  [
    'swm 1800 m intrvals 6x200 rest 30',
    {
      sport: 'swimming',
      workoutType: 'interval',
      durationType: 'distance',
      durationUnit: 'meters',
      durationValue: 1800,
      set: { times: 6, value: 200, unit: 'meters', restSeconds: 30 },
    },
    [],
  ],
  [
    'run, threshold pace 7:10/mi, 6 miles tempo',
    {
      sport: 'running',
      workoutType: 'tempo',
      durationType: 'distance',
      durationUnit: 'miles',
      durationValue: 6,
      workoutMetric: 'pace',
      referenceValue: '7:10',
      referenceUnit: 'miles',
    },
    [],
  ],
  [
    '3 x mile repeats 2 min jog, run 7 miles tot',
    {
      sport: 'running',
      workoutType: 'interval',
      durationType: 'distance',
      durationUnit: 'miles',
      durationValue: 7,
      set: { times: 3, value: 1, unit: 'miles', restSeconds: 120 },
    },
    [],
  ],
  [
    '5 times 5 minutes hard with 2 and a half min easy, running, 1 hour',
    {
      sport: 'running',
      durationType: 'time',
      durationUnit: 'minutes',
      durationValue: 60,
      set: { times: 5, value: 5, unit: 'minutes', restSeconds: 150 },
    },
    [],
  ],
  [
    'zwift 45m vo2',
    { sport: 'cycling', workoutType: 'v02 max', durationType: 'time', durationUnit: 'minutes', durationValue: 45 },
    [],
  ],
  [
    '1:30 endurance ride',
    { sport: 'cycling', workoutType: 'endurance', durationType: 'time', durationUnit: 'minutes', durationValue: 90 },
    [],
  ],
  [
    'CSS 1:28 per 100y, 2800y, 8 x 200 w :20 rest',
    {
      sport: 'swimming',
      durationType: 'distance',
      durationUnit: 'yards',
      durationValue: 2800,
      workoutMetric: 'pace',
      referenceValue: '1:28',
      referenceUnit: 'yards',
      set: { times: 8, value: 200, unit: 'yards', restSeconds: 20 },
    },
    [],
  ],
  [
    'tempo 10 k run at 4:30 / km',
    {
      sport: 'running',
      workoutType: 'tempo',
      durationType: 'distance',
      durationUnit: 'kilometers',
      durationValue: 10,
      workoutMetric: 'pace',
      // 4:30 is the pace of the tempo.
      referenceValue: '4:08',
      referenceUnit: 'kilometers',
    },
    [],
  ],
  [
    'endurance run 16k, pace, my threshold is 4:50',
    {
      sport: 'running',
      workoutType: 'endurance',
      durationType: 'distance',
      durationUnit: 'kilometers',
      durationValue: 16,
      workoutMetric: 'pace',
      referenceValue: '4:50',
    },
    [],
  ],
  [
    '0.75hr bike intervals 6x2min/2min off',
    {
      sport: 'cycling',
      workoutType: 'interval',
      durationType: 'time',
      durationUnit: 'minutes',
      durationValue: 45,
      set: { times: 6, value: 2, unit: 'minutes', restSeconds: 120 },
    },
    [],
  ],
  [
    'pool length 33m, 1650m swim easy',
    {
      sport: 'swimming',
      workoutType: 'endurance',
      durationType: 'distance',
      durationUnit: 'meters',
      durationValue: 1650,
      poolLength: 33,
    },
    [],
  ],
  [
    'no strides, 8k easy run',
    {
      sport: 'running',
      workoutType: 'endurance',
      durationType: 'distance',
      durationUnit: 'kilometers',
      durationValue: 8,
    },
    [],
  ],
  [
    'not a bike day, swim 1600 yards easy',
    {
      sport: 'swimming',
      workoutType: 'endurance',
      durationType: 'distance',
      durationUnit: 'yards',
      durationValue: 1600,
    },
    [],
  ],
  [
    'bike or run whichever 45 mins easy',
    { workoutType: 'endurance', durationType: 'time', durationUnit: 'minutes', durationValue: 45 },
    [],
  ],
  [
    'treshold run 50mins 3 x 10 min 2 min rest',
    {
      sport: 'running',
      workoutType: 'threshold',
      durationType: 'time',
      durationUnit: 'minutes',
      durationValue: 50,
      set: { times: 3, value: 10, unit: 'minutes', restSeconds: 120 },
    },
    [],
  ],
  [
    '4x4 norwegian run hr 45min',
    {
      sport: 'running',
      durationType: 'time',
      durationUnit: 'minutes',
      durationValue: 45,
      workoutMetric: 'heartrate',
      set: { times: 4, value: 4, unit: 'minutes' },
    },
    [],
  ],
  [
    '5x1k @ threshold, 90 sec rest, 11km running',
    {
      sport: 'running',
      workoutType: 'threshold',
      durationType: 'distance',
      durationUnit: 'kilometers',
      durationValue: 11,
      set: { times: 5, value: 1, unit: 'kilometers', restSeconds: 90 },
    },
    [],
  ],
  [
    'easy run 10k plus strides, dont care about pace just go by heartrate',
    {
      sport: 'running',
      workoutType: 'endurance',
      durationType: 'distance',
      durationUnit: 'kilometers',
      durationValue: 10,
      workoutMetric: 'heartrate',
      strides: true,
    },
    [],
  ],
  [
    'tempo ride 90 min at 85 rpm',
    { sport: 'cycling', workoutType: 'tempo', durationType: 'time', durationUnit: 'minutes', durationValue: 90 },
    ['85 rpm'],
  ],
  ['40 minutes swim easy', { sport: 'swimming', workoutType: 'endurance' }, ['40 minutes']],
  ['strength session, 45 mins legs and core', {}, ['strength session', 'legs and core']],
  [
    '40k ride then a 5k run off the bike',
    { sport: 'cycling', durationType: 'distance', durationUnit: 'kilometers', durationValue: 40 },
    ['then a 5k run off the bike'],
  ],
  [
    'run 5k under 25 mins',
    { sport: 'running', durationType: 'distance', durationUnit: 'kilometers', durationValue: 5 },
    ['under 25 mins'],
  ],
  [
    'Schedule a 60 min threshold ride for next Tuesday',
    { sport: 'cycling', workoutType: 'threshold', durationType: 'time', durationUnit: 'minutes', durationValue: 60 },
    ['for next Tuesday'],
  ],
  ['ftp test on the bike 20 min', { sport: 'cycling' }, ['ftp test']],
]

/** The share of sentences that may be read wrong; each of those must say what was not understood. */
const MAX_WRONG_SHARE = 0.1

test('nine of ten sentences are read as meant, and the others say what was not understood', () => {
  const wrong = sentences.filter(([sentence, means, notUnderstood]) => {
    const { asked, unread } = understand(sentence, { sport: 'running' })
    const isRight = Object.entries(means).every(([field, value]) => sameFigures(asked[field as keyof Asked], value))
    return !isRight || notUnderstood.some((part) => !unread.some((span) => touches(span, sentence, part)))
  })
  expect(wrong.map(([sentence]) => sentence).length).toBeLessThanOrEqual(MAX_WRONG_SHARE * sentences.length)
  for (const [sentence, means] of wrong) {
    const { asked, unread, inferred } = understand(sentence, { sport: 'running' })
    // A type that replaces an impossible one comes with its reason.
    const changed = inferred.filter(({ field }) => field === 'workoutType' && asked[field] !== means[field])
    expect([...unread, ...changed], sentence).not.toEqual([])
  }
})

/** The same figures, whether a reference is a number or its digits. */
function sameFigures(read: unknown, meant: unknown): boolean {
  if (typeof meant !== 'object') return String(read) === String(meant)
  try {
    expect(read).toEqual(meant)
    return true
  } catch {
    return false
  }
}

function touches({ from, to }: { from: number; to: number }, sentence: string, part: string): boolean {
  const at = sentence.toLowerCase().indexOf(part.toLowerCase())
  return at >= 0 && from < at + part.length && to > at
}
