import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from './read-session.ts'

// What is not said in figures is told, and figures keep their meaning.

test.each<[sentence: string, told: string]>([
  [
    '20 min easy, 5x800 at 5k pace with full recovery, 10 min easy',
    'How long a full recovery takes was not said, so 3 minutes.',
  ],
  [
    '20 min easy, 8x40 s uphill hard, walk back, 10 min easy',
    'How long the walk back takes was not said, so twice as long as the way up.',
  ],
  [
    '20 min easy, 8x10 s uphill hard, jog back, 10 min easy',
    'How long the way back takes was not said, so a minute after each sprint.',
  ],
  ['swim 8x50 max, 3 min, then 300 easy and 200 backstroke', '“3 min” was read as the rest.'],
  ['10 km easy, 4 strides, 1 km easy', 'How long the strides are was not said, so 20 seconds.'],
  ['2 km easy, 4x1500 at 5:10 with 2 min jog, 2 km easy', 'No unit was said for the pace, so /km.'],
  ['60 min with 3 km at half marathon pace in the middle', 'How hard the rest is was not said, so easy.'],
])('“%s” tells: %s', (sentence, told) => {
  const session = readSession(sentence, 'running', { sport: 'running' })
  expect(session?.inferred.map(({ because }) => because)).toContain(told)
})

test.each<[sentence: string, asked: string]>([
  [
    '12 min from 80% to 60% on the bike, 20 min at 90%, 10 min easy',
    'cycling, endurance, 42 minutes, whole 12m ramp 80-60% · 20m 90% · 10m Z1',
  ],
  [
    '6x45 s hard with half the time rest, 10 min easy run',
    'running, interval, 16 minutes 50 seconds, whole 6x · 45sec Z5 interval · 23sec rest · 10m Z1',
  ],
  ['10 km easy after breakfast, then 4x1 km at 10k pace with 2 min jog', 'not read'],
  [
    '16 miles easy, from mile 10 to 12 at marathon pace',
    'running, tempo, 16 miles, at marathon pace, whole 10mi Z1 · 2mi marathon pace 92.7-94.6% · 4mi Z1',
  ],
])('“%s” is read as %s', (sentence, asked) => {
  const sport = /bike/.test(sentence) ? 'cycling' : 'running'
  const session = readSession(sentence, sport, { sport: 'running' })
  expect(session ? readAs(session) : 'not read').toBe(asked)
})
